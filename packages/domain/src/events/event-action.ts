import { ticketMessages } from '../tickets/messages.ts';
import { chosenChild } from './series-child.ts';

/** The properties of an event, or of one event of a series, that its button depends on. */
interface Bookable {
  id: number;
  status: string;
  startTime: Date;
  endTime: Date;
  /** US dollars. */
  ticketPrice: number;
  userSignedUpAlready: boolean;
  /** Whether the viewer's side is sold out. */
  ticketsHaveSoldOut: boolean;
}

/** An event with everything that its button depends on. */
export interface BookableEvent extends Bookable {
  /** The events of its series, by start; empty without a series. */
  series: readonly Bookable[];
  /** The id of the chosen child of the series, see {@link chosenChild}. */
  chosenId: number | null;
}

export type EventActionKind = 'over' | 'cancelled' | 'ticket' | 'sold-out' | 'reserve' | 'sign-in';

export interface EventAction {
  kind: EventActionKind;
  label: string;
  /** The event that the button acts on: for a series, one of its events. */
  eventId: number;
}

const price = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** A price in the product's format: '$35', '$12.50'. */
export function priceLabel(dollars: number): string {
  return price.format(dollars);
}

const LABELS: Record<Exclude<EventActionKind, 'reserve' | 'sign-in'>, string> = {
  over: ticketMessages.eventOver,
  cancelled: ticketMessages.eventCancelled,
  ticket: ticketMessages.myTicket,
  'sold-out': ticketMessages.soldOut,
};

/** The reason why no user can get a ticket, in the button's order, or null. */
export function eventObstacle(
  { status, endTime }: { status: string; endTime: Date },
  now: Date,
): 'over' | 'cancelled' | null {
  if (status === 'completed' || endTime <= now) return 'over';
  return status === 'archived' ? 'cancelled' : null;
}

function kindFor(event: Bookable, now: Date): EventActionKind {
  const obstacle = eventObstacle(event, now);
  if (obstacle !== null) return obstacle;
  if (event.userSignedUpAlready) return 'ticket';
  return event.ticketsHaveSoldOut ? 'sold-out' : 'reserve';
}

/** The label of the button that reserves; that of a free event has no price. Source: events §4, decision P-79. */
export function reserveLabel(dollars: number): string {
  const { reserve } = ticketMessages;
  return dollars === 0 ? reserve : `${reserve} ${priceLabel(dollars)}`;
}

/**
 * The button of an event, or of the chosen child of its series. Over is completed or past its end; cancelled
 * is archived before its end. Visitors always see Reserve, which lets them sign in. Source: events §4.
 *
 * @param viewer whether the user is signed in
 */
export function eventAction(
  event: BookableEvent,
  viewer: 'visitor' | 'member',
  now: Date,
): EventAction {
  const target = chosenChild(event, now) ?? event;
  return actionOn(target, viewer, { now, reserve: reserveLabel(target.ticketPrice) });
}

/** The same for one event of its series; its label has no price. */
export function seriesEventAction(
  child: BookableEvent['series'][number],
  viewer: 'visitor' | 'member',
  now: Date,
): EventAction {
  return actionOn(child, viewer, { now, reserve: ticketMessages.reserve });
}

function actionOn(
  target: Bookable,
  viewer: 'visitor' | 'member',
  { now, reserve }: { now: Date; reserve: string },
): EventAction {
  const kind = viewer === 'visitor' ? 'sign-in' : kindFor(target, now);
  const label = kind === 'reserve' || kind === 'sign-in' ? reserve : LABELS[kind];
  return { kind, label, eventId: target.id };
}
