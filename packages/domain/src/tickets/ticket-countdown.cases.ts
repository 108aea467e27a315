import type { TicketCountdown } from './ticket-countdown.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

export const NOW = new Date('2026-12-01T12:00:00Z');
export const TIME_ZONE = 'America/New_York';
export const after = (ms: number) => new Date(NOW.getTime() + ms);

export interface TicketCountdownCase extends TicketCountdown {
  /** The time before the start, in words. */
  before: string;
  ms: number;
}

/** The countdown to an event: a test checks the rule with this table, and Storybook shows it. */
export const TICKET_COUNTDOWN_CASES: readonly TicketCountdownCase[] = [
  { before: 'nine days', ms: 9 * DAY, kind: 'days', text: '9 days' },
  { before: 'a second less than two days', ms: 2 * DAY - SECOND, kind: 'days', text: '1 day' },
  { before: 'a day', ms: DAY, kind: 'days', text: '1 day' },
  { before: 'a second less than a day', ms: DAY - SECOND, kind: 'ticking', text: '23:59:59' },
  { before: 'an hour', ms: HOUR, kind: 'ticking', text: '01:00:00' },
  { before: 'a second less than an hour', ms: HOUR - SECOND, kind: 'ticking', text: '59:59' },
  { before: 'a millisecond less than an hour', ms: HOUR - 1, kind: 'ticking', text: '59:59' },
  { before: 'a minute and five seconds', ms: 65 * SECOND, kind: 'ticking', text: '01:05' },
  { before: 'a millisecond', ms: 1, kind: 'ticking', text: '00:00' },
  {
    before: 'at the start, 7 in the morning there',
    ms: 0,
    kind: 'started',
    text: 'Started at: 7:00 AM',
  },
  {
    before: 'five hours after the start',
    ms: -5 * HOUR,
    kind: 'started',
    text: 'Started at: 2:00 AM',
  },
];
