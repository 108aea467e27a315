import { pastEvent, reservedEvent } from '@perigee/api/fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { AttendeeEventCard } from './AttendeeEventCard.tsx';

const startsAt = new Date(reservedEvent.startTime).getTime();
const SECOND = 1000;
const HOUR = 3600 * SECOND;

const meta = preview.meta({
  title: 'Screens/Tickets/My event card',
  component: AttendeeEventCard,
  args: {
    event: reservedEvent,
    holder: { id: 4471, name: 'Idris' },
    href: '/events/rooftop-speed-dating-new-york-12',
    helpHref: 'https://help.example/tickets',
    onOpenTicket: fn(),
    now: new Date(startsAt - 9 * 24 * HOUR),
  },
  parameters: screenParameters,
  decorators: [atWidth(400)],
});

/** With its date. The dashboard's story shows the countdown and the time at which the event started. */
export const UpcomingFar = meta.story({ parameters: otherTheme });

UpcomingFar.test(
  'shows when it is, and opens the ticket by keyboard',
  async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Rooftop Speed Dating' });
    await expect(card).toHaveTextContent('7:00 PM');
    await expect(card).toHaveTextContent('Fri 18 Dec');
    await expect(canvas.queryByRole('timer')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'My Ticket' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenTicket).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Need more help?' })).toHaveFocus();
    await userEvent.tab();
    const details = canvas.getByRole('link', { name: 'More details' });
    await expect(details).toHaveFocus();
    await expect(details).toHaveAccessibleDescription('Rooftop Speed Dating');
    await expect(details).toHaveAttribute('href', '/events/rooftop-speed-dating-new-york-12');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
);

UpcomingFar.test(
  'counts down on the last day',
  { args: { now: new Date(startsAt - 24 * HOUR + SECOND) } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Starts in' })).toHaveTextContent('23:59:59');
    await expect(canvas.getByText('Fri 18 Dec, 7:00 PM')).toBeVisible();
  },
);

UpcomingFar.test(
  'shows when it started, and still has the ticket',
  { args: { now: new Date(startsAt + HOUR) } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Started at: 7:00 PM')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'My Ticket' })).toBeVisible();
  },
);

/** From 24 hours before the start the code is on the card. */
export const OnTheDay = meta.story({
  parameters: otherTheme,
  args: { now: new Date(startsAt - 3 * HOUR) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'QR ticket of Idris to Rooftop Speed Dating' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'My Ticket' })).toBeVisible();
  },
});

/** A past event no longer has a ticket. */
export const Past = meta.story({
  args: { event: pastEvent },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fri 6 Nov')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'My Ticket' })).toBeNull();
  },
});

export const Cancelled = meta.story({
  args: { event: { ...reservedEvent, status: 'archived' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'My Ticket' })).toBeNull();
  },
});

/** With a cover that fails to load. */
export const LongContent = meta.story({
  args: {
    event: {
      ...reservedEvent,
      title: 'Einführungsabendgesellschaftsveranstaltung am See',
      location: 'Saint-Louis-du-Ha! Ha!, Témiscouata, Québec',
      image: 'data:image/png;base64,broken',
    },
  },
  decorators: [atWidth(280)],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[src$=broken]')).toBeNull());
  },
});
