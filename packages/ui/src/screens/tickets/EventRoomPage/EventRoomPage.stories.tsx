import { reservedEvent } from '@perigee/api/fixtures';
import { UserFacingError } from '@perigee/domain';
import { streamingMessages, streamingServerMessages } from '@perigee/domain/tickets';
import { expect, fn, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { EventRoomPage, type EventRoomPageProps } from './EventRoomPage.tsx';

const startsAt = new Date(reservedEvent.startTime).getTime();
const MINUTE = 60_000;

const meta = preview.meta({
  title: 'Screens/Tickets/EventRoomPage',
  component: EventRoomPage,
  args: {
    kind: 'live' as EventRoomPageProps['kind'],
    event: ready(reservedEvent),
    onEnter: fn(async () => undefined),
    eventHref: '/events/rooftop-speed-dating-new-york-12',
    ticketsHref: '/tickets',
    now: new Date(startsAt - 4 * MINUTE),
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [onSite],
});

/** Open from ten minutes before the start, for members with a ticket. */
export const Default = meta.story({ parameters: otherTheme });

Default.test('admits a member once the room is open', async ({ args, canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Rooftop Speed Dating');
  await waitFor(() => expect(canvas.getByText(streamingMessages.admitted)).toBeVisible());
  await expect(canvas.getByText(streamingMessages.isOpen)).toBeVisible();
  await expect(args.onEnter).toHaveBeenCalledOnce();
  await expect(canvas.queryByRole('timer')).toBeNull();
});

Default.test(
  'shows the video to an admitted member',
  { args: { stage: <p style={{ padding: 120, textAlign: 'center' }}>The video</p> } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The video')).toBeVisible());
  },
);

Default.test(
  'shows that the room is opening',
  { args: { onEnter: fn(() => new Promise<void>(() => undefined)) } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening the room');
  },
);

export const StartsLater = meta.story({ args: { now: new Date(startsAt - 187 * MINUTE) } });

StartsLater.test('counts down, and admits no member yet', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('timer', { name: 'Starts in' })).toHaveTextContent('03:07:00');
  await expect(args.onEnter).not.toHaveBeenCalled();
  canvas.getByRole('main').focus();
  await userEvent.tab();
  const tickets = canvas.getByRole('link', { name: 'My tickets' });
  await expect(tickets).toHaveFocus();
  await expect(tickets).toHaveAttribute('href', '/tickets');
});

StartsLater.test('names a video chat', { args: { kind: 'video-chat' } }, async ({ canvas }) => {
  await expect(canvas.getByText('Video chat')).toBeVisible();
});

export const NotAdmitted = meta.story({
  args: {
    onEnter: fn(async () => Promise.reject(new UserFacingError(streamingServerMessages.noTicket))),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(streamingServerMessages.noTicket)).toBeVisible());
    await expect(canvas.queryByText(streamingMessages.isOpen)).toBeNull();
  },
});

NotAdmitted.test('requests admission again', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(args.onEnter).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
});

export const Over = meta.story({ args: { now: new Date(startsAt + 120 * MINUTE) } });

Over.test('shows that the event is over', async ({ canvas }) => {
  await expect(canvas.getByText('This event is over')).toBeVisible();
});

Over.test(
  'shows that the event was cancelled',
  {
    args: {
      event: ready({ ...reservedEvent, status: 'archived' as const }),
      now: new Date(startsAt - 4 * MINUTE),
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('This event was cancelled')).toBeVisible();
  },
);

export const Loading = meta.story({ args: { event: loading } });

const onRetry = fn();

export const Failed = meta.story({
  args: { event: { status: 'error', message: 'There is no event with this id or slug', onRetry } },
});

Failed.test('tries again, or links to the tickets', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('link', { name: 'My tickets' })).toBeVisible();
});
