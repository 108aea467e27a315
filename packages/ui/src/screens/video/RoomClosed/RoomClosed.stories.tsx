import { streamingServerMessages } from '@perigee/domain/tickets';
import { expect, fn, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { eventRoom } from '../story-data.ts';
import { RoomClosed, type RoomClosedProps } from './RoomClosed.tsx';

const startsAt = new Date(eventRoom.startTime).getTime();
const MINUTE_MS = 60_000;
const SECOND_MS = 1000;
const opensAt = new Date(startsAt - 10 * MINUTE_MS);
const before = (ms: number) => new Date(startsAt - ms);

const meta = preview.meta({
  title: 'Screens/Video/Room closed',
  component: RoomClosed,
  tags: ['takes-focus'],
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: {
    event: eventRoom as RoomClosedProps['event'],
    reason: 'early' as RoomClosedProps['reason'],
    opensAt,
    onOpen: fn(),
    eventHref: '/events/rooftop-speed-dating-new-york-12',
    ticketsHref: '/tickets',
    matchesHref: '/matches',
    now: before(102 * MINUTE_MS + 8 * SECOND_MS),
  },
});

export const NotYetOpen = meta.story({ parameters: otherTheme });

NotYetOpen.test('counts down', async ({ args, canvas }) => {
  await expect(canvas.getByRole('timer', { name: 'Starts in' })).toHaveTextContent('01:42:08');
  await expect(args.onOpen).not.toHaveBeenCalled();
});

NotYetOpen.test(
  'opens by itself ten minutes before the start',
  { args: { now: before(10 * MINUTE_MS) } },
  async ({ args }) => {
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce());
  },
);

export const Over = meta.story({
  args: { reason: 'over', now: before(-120 * MINUTE_MS), opensAt: undefined },
});

Over.test('leads to the matches', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'See your matches' })).toHaveAttribute(
    'href',
    '/matches',
  );
  await expect(canvas.queryByRole('timer')).toBeNull();
});

Over.test(
  'says that the event was cancelled',
  { args: { reason: 'cancelled' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This event was cancelled',
    );
  },
);

/** No ticket: in the server's words. */
export const Refused = meta.story({
  args: {
    reason: 'refused',
    message: streamingServerMessages.noTicket,
    opensAt: undefined,
  },
});

Refused.test('leads to the event', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'See the event' })).toBeVisible();
});

Refused.test(
  'leads to matches and tickets from a room that does not exist',
  { args: { event: null, eventHref: null, message: streamingServerMessages.roomNotFound } },
  async ({ canvas }) => {
    await expect(canvas.getByText(streamingServerMessages.roomNotFound)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My tickets' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Matches' })).toHaveLength(2);
  },
);
