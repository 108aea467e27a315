import { longEvent, reservedEvent, seriesEvent, upcomingEvent } from '@perigee/api/fixtures';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { loading, ready } from '../../../loadable.ts';
import type { Reserve } from '../EventReservationPanel/use-reservation.ts';
import { EventPage } from './EventPage.tsx';

const meta = preview.meta({
  title: 'Screens/Events/EventPage',
  component: EventPage,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: {
    event: ready(longEvent),
    viewer: { gender: 'F', birthdate: '1996-04-12' },
    profileHref: '/profile',
    homeHref: '/',
    chosenId: null,
    eveningHref: ({ slug }: { slug: string }) => `/events/${slug}`,
    now: new Date('2026-12-01T12:00:00Z'),
    onSignIn: fn(),
    onReserve: fn<Reserve>(() => Promise.resolve('approved')),
    onShowTicket: fn(),
  },
});

/** Who holds the event is named, behind a lock. */
export const Visitor = meta.story({
  args: { viewer: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The Long Table');
    await expect(canvas.getByText('7:00 PM to late')).toBeVisible();
    await expect(canvas.getByText('Friday 18 December')).toBeVisible();
    await expect(canvas.getByText('Sign in to see the host')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Discover' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve $20' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});

/** What everybody may read, which is enough to reserve. */
export const NotOnboardedPublicInfo = meta.story({
  args: { event: ready(upcomingEvent), viewer: { gender: null, birthdate: '1996-04-12' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reserve $35' })).toBeEnabled();
    await expect(canvas.queryByRole('heading', { name: 'Gallery' })).toBeNull();
  },
});

export const OnboardedFull = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Amira Saleh')).toBeVisible();
    await expect(canvas.getByText('Ages 25 to 40, Straight')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'read more' }));
    await expect(canvas.getByText(/until the candles are down/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'read less' }));
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
});

export const FromLandingBackLink = meta.story({
  args: { onBack: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Discover' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const Series = meta.story({
  args: { event: ready(seriesEvent) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Fri 1 Jan/ })).toHaveAttribute(
      'href',
      '/events/slow-dinner-3',
    );
    // The day of the evening that is chosen, which is not the page's own.
    await expect(canvas.getByText('Friday 1 January')).toBeVisible();
  },
});

export const WithTicket = meta.story({
  args: { event: ready(reservedEvent) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Ticket' }));
    await expect(args.onShowTicket.mock.calls).toEqual([[12]]);
  },
});

export const Reserved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve $20' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'APPROVED — YOU ARE ON THE LIST',
    );
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Reserving ticket...' })).toBeNull(),
    );
  },
});

export const NotFound = meta.story({
  args: { event: { status: 'not-found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/we could not find the event/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  },
});

const onRetry = fn();

export const GenericError = meta.story({
  args: { event: { status: 'error', message: 'Unable to process request', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('Sorry, something went wrong. Please try again later!'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { event: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the event');
  },
});

/** Long words, another direction, and nothing but what must be there. */
export const LongAndBare = meta.story({
  args: {
    event: ready({
      ...upcomingEvent,
      title: 'אירוע היכרויות Donaudampfschifffahrtsgesellschaft',
      description: 'x'.repeat(320),
      image: null,
      host: null,
      tags: {},
      location: null,
      address: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Isle of Anglesey',
    }),
  },
});

export const Phone = meta.story({
  args: { event: ready(seriesEvent), onBack: fn() },
  globals: { viewport: { value: 'phone' } },
});
