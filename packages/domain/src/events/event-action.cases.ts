import type { BookableEvent, EventActionKind } from './event-action.ts';

const HOUR_MS = 60 * 60 * 1000;

export const NOW = new Date('2026-12-01T12:00:00Z');
export const hoursAhead = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

/** An event of the next day, for $35, with tickets left. */
export const bookableEvent = (change: Partial<BookableEvent> = {}): BookableEvent => ({
  id: 12,
  status: 'created',
  startTime: hoursAhead(24),
  endTime: hoursAhead(25),
  ticketPrice: 35,
  userSignedUpAlready: false,
  ticketsHaveSoldOut: false,
  series: [],
  chosenId: null,
  ...change,
});

export const past = { startTime: hoursAhead(-3), endTime: hoursAhead(-2) };
export const ticketAndSoldOut = { userSignedUpAlready: true, ticketsHaveSoldOut: true };

export interface EventActionCase {
  /** The kind of event. */
  which: string;
  change: Partial<BookableEvent>;
  kind: EventActionKind;
  label: string;
}

/** The button of an event for a member: a test checks the rule with this table, and Storybook shows it. */
export const EVENT_ACTION_CASES: readonly EventActionCase[] = [
  {
    which: 'completed, with a ticket, sold out',
    change: { status: 'completed', ...ticketAndSoldOut },
    kind: 'over',
    label: 'This event is over',
  },
  {
    which: 'past its end, with a ticket, sold out',
    change: { ...past, ...ticketAndSoldOut },
    kind: 'over',
    label: 'This event is over',
  },
  {
    which: 'archived and past its end',
    change: { ...past, status: 'archived' },
    kind: 'over',
    label: 'This event is over',
  },
  {
    which: 'archived before its end, with a ticket, sold out',
    change: { status: 'archived', ...ticketAndSoldOut },
    kind: 'cancelled',
    label: 'Cancelled',
  },
  {
    which: 'with a ticket, sold out',
    change: ticketAndSoldOut,
    kind: 'ticket',
    label: 'My Ticket',
  },
  {
    which: 'sold out',
    change: { ticketsHaveSoldOut: true },
    kind: 'sold-out',
    label: 'Sold out',
  },
  { which: 'with tickets left', change: {}, kind: 'reserve', label: 'Reserve $35' },
  {
    which: 'started, not yet over',
    change: { startTime: hoursAhead(-1) },
    kind: 'reserve',
    label: 'Reserve $35',
  },
  {
    which: 'of a broken price',
    change: { ticketPrice: 12.5 },
    kind: 'reserve',
    label: 'Reserve $12.50',
  },
  { which: 'free', change: { ticketPrice: 0 }, kind: 'reserve', label: 'Reserve' },
];
