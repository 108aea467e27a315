import { reservedEvent } from '@perigee/api/fixtures';
import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';

const startsAt = new Date(reservedEvent.startTime);
const SECOND = 1000;
const HOUR = 3600 * SECOND;

const before = (ms: number) => new Date(startsAt.getTime() - ms);

/** The time until an event that somebody has a ticket to. */
const meta = preview.meta({
  title: 'Screens/Tickets/TicketCountdown',
  component: Countdown,
  args: { startsAt, timeZone: reservedEvent.timezone, now: before(9 * 24 * HOUR) },
  parameters: screenParameters,
});

export const Days = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Starts in' })).toHaveTextContent('9 days');
  },
});

export const HoursMinutesSeconds = meta.story({
  args: { now: before(24 * HOUR - SECOND) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('23:59:59');
  },
});

export const MinutesSeconds = meta.story({
  args: { now: before(HOUR - SECOND) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('59:59');
  },
});

/** By the clocks of the event's place. */
export const StartedAt = meta.story({
  args: { now: startsAt },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Started at: 7:00 PM')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});
