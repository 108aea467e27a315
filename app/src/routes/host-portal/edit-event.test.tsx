import { sessionTokens, SessionProvider } from '@perigee/api';
import { eventLookups, hostSession, hostUser, managedEventReply } from '@perigee/api/fixtures';
import { eventFormMessages } from '@perigee/domain/events';
import { LinkProvider, ToastsContext, type Toasts } from '@perigee/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, generatePath, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../services/memory-storage.ts';
import { RouterLink } from '../../services/RouterLink.tsx';
import { ServicesContext } from '../../services/services-context.ts';
import { createServices } from '../../services/services.ts';
import { paths } from '../paths.ts';
import { Component } from './edit-event.tsx';

const nothing = () => undefined;
const toasts: Toasts = {
  success: nothing,
  error: nothing,
  info: nothing,
  message: nothing,
  loading: nothing,
  close: nothing,
};

const { event } = managedEventReply;
/** The event as a member reads it, who does not run it. */
const { Signups: _signups, ...publicEvent } = event;

const notFound = () => Response.json({ message: 'Not Found' }, { status: 404 });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens the form of the event as its host, with an API that answers the event so until it is deleted. */
async function open(answer: () => Response) {
  let isDeleted = false;
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const { pathname } = new URL(url);
    if (method === 'DELETE') {
      isDeleted = true;
      return Response.json({ status: 'ok' });
    }
    if (pathname === '/users/me') return Response.json(hostUser);
    if (pathname === '/events/miscellaneous') return Response.json(eventLookups);
    if (pathname === `/events/${event.id}`) return isDeleted ? notFound() : answer();
    return Response.json([]);
  });
  const services = createServices({ apiUrl: 'http://api.test', storage: createMemoryStorage() });
  await services.session.signIn(sessionTokens(hostSession));
  const router = createMemoryRouter(
    [
      { path: paths.editEvent, element: <Component /> },
      { path: paths.home, element: 'The landing page' },
      { path: paths.portal, element: 'The portal' },
    ],
    { initialEntries: [generatePath(paths.editEvent, { event_id: String(event.id) })] },
  );
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <SessionProvider session={services.session}>
          <ToastsContext value={toasts}>
            <LinkProvider component={RouterLink}>
              <RouterProvider router={router} />
            </LinkProvider>
          </ToastsContext>
        </SessionProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
}

describe('the landing page is shown in place of', () => {
  it.each([
    ['an event that is not found', notFound],
    ['an event that another host runs', () => Response.json({ event: publicEvent })],
  ])('%s', async (_event, answer) => {
    await open(answer);
    expect(await screen.findByText('The landing page')).toBeTruthy();
  });
});

it('leads to the portal once the event is deleted', async () => {
  await open(() => Response.json({ event }));
  fireEvent.click(await screen.findByRole('button', { name: eventFormMessages.delete }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: eventFormMessages.delete }));
  expect(await screen.findByText('The portal')).toBeTruthy();
});
