import { sessionTokens, type Event, type SeriesEvent } from '@perigee/api';
import { acceptedDater, memberSession, reservedEvent, seriesEvent } from '@perigee/api/fixtures';
import { ticketMessages } from '@perigee/domain/tickets';
import { DialogHistoryContext, LinkProvider } from '@perigee/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSignInModal } from '../../layouts/use-sign-in-modal.tsx';
import { createDialogHistory } from '../../services/dialog-history.ts';
import { RouterLink } from '../../services/RouterLink.tsx';
import { createTestServices, wrapperWith } from '../../services/test-services.tsx';
import { eventHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { fromDiscover } from './event-location-state.ts';
import { Component as EventPage } from './event.tsx';

/** The series, with a change to each of its evenings. */
const seriesWith = (change: (index: number) => Partial<SeriesEvent>): Event => ({
  ...seriesEvent,
  series: seriesEvent.series?.map((evening, index) => ({ ...evening, ...change(index) })) ?? [],
});
const forVisitors = seriesWith(() => ({ userSignedUpAlready: false, ticketsHaveSoldOut: false }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.useRealTimers();
});

/** The site around its pages: it asks visitors to sign in. */
function Site() {
  const { modal } = useSignInModal(true);
  return (
    <>
      <Outlet />
      {modal}
    </>
  );
}

/**
 * Opens an event from the landing page.
 *
 * @param answer the event as the API answers it, for a bearer or for a visitor
 */
async function openFromDiscover(slug: string, answer: (isMember: boolean) => Promise<Event>) {
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const { pathname } = new URL(url);
    if (pathname === '/users/me') return Response.json(acceptedDater);
    if (!pathname.startsWith('/events/')) return Response.json([]);
    return Response.json({ event: await answer(new Headers(headers).has('authorization')) });
  });
  const services = createTestServices();
  await services.session.resume();
  const discover = (
    <Link to={eventHref(slug)} state={fromDiscover}>
      The event
    </Link>
  );
  const router = createBrowserRouter([
    {
      element: <Site />,
      children: [
        { path: paths.home, element: discover },
        { path: paths.event, element: <EventPage /> },
      ],
    },
  ]);
  render(
    <DialogHistoryContext value={createDialogHistory(router)}>
      <LinkProvider component={RouterLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </DialogHistoryContext>,
    { wrapper: wrapperWith(services) },
  );
  const signIn = () => act(() => services.session.signIn(sessionTokens(memberSession)));
  return { services, router, signIn };
}

async function followTheLink() {
  fireEvent.click(await screen.findByRole('link', { name: 'The event' }));
  await screen.findByRole('heading', { level: 1, name: seriesEvent.title });
}

const goBackToDiscover = async () => {
  fireEvent.click(await screen.findByRole('link', { name: 'Discover' }));
  await screen.findByRole('link', { name: 'The event' });
};

it('chooses the evening again once the event of a visitor who signed in arrives', async () => {
  let arrive = (_event: Event): void => undefined;
  const ofMember = new Promise<Event>((resolve) => {
    arrive = resolve;
  });
  const { signIn } = await openFromDiscover(seriesEvent.slug, async (isMember) =>
    isMember ? ofMember : forVisitors,
  );
  await followTheLink();
  await screen.findByRole('button', { name: 'Reserve $35', description: 'Fri 18 Dec' });
  await signIn();
  // Sold out for the side of the member only.
  arrive(seriesWith((index) => ({ userSignedUpAlready: false, ticketsHaveSoldOut: index === 0 })));
  const button = { name: 'Reserve $35', description: 'Fri 25 Dec' };
  expect(await screen.findByRole('button', button)).toBeTruthy();
});

it('leads back to discover after a sign-in on the page', async () => {
  const { router, signIn } = await openFromDiscover(seriesEvent.slug, async () => forVisitors);
  await followTheLink();
  fireEvent.click(await screen.findByRole('button', { name: 'Reserve $35' }));
  await screen.findByRole('dialog', { name: 'Sign in' });
  await signIn();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(router.state.location.state).toEqual(fromDiscover));
  await goBackToDiscover();
});

it('leads back to discover after the choice of an evening', async () => {
  const { router } = await openFromDiscover(seriesEvent.slug, async () => forVisitors);
  await followTheLink();
  fireEvent.click(screen.getByRole('link', { name: /Fri 25 Dec/ }));
  await screen.findByRole('button', { name: 'Reserve $35', description: 'Fri 25 Dec' });
  expect(router.state.location.pathname).toBe('/events/slow-dinner-2');
  await goBackToDiscover();
});

const { title } = reservedEvent;

it.each<[string, Partial<Event>, string]>([
  ['refunded', { userSignedUpAlready: false }, ticketMessages.withdrawn(title)],
  ['cancelled with the event', { status: 'archived' }, ticketMessages.cancelled(title)],
])('closes a ticket that is %s, and says so', async (_what, change, text) => {
  let event = reservedEvent;
  const { services, signIn } = await openFromDiscover(event.slug, async () => event);
  const failed = vi.spyOn(services.toasts, 'error');
  await signIn();
  fireEvent.click(await screen.findByRole('link', { name: 'The event' }));
  fireEvent.click(await screen.findByRole('button', { name: ticketMessages.myTicket }));
  await screen.findByRole('dialog', { name: ticketMessages.myTicket });
  event = { ...event, ...change };
  await act(() => services.queryClient.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(failed).toHaveBeenCalledExactlyOnceWith(text);
});
