import { ticketMessages } from '../tickets/messages.ts';
import { chosenChild } from './series-child.ts';

/** What the button is read from, of an event or of one of a series. */
interface Bookable {
  id: number;
  status: string;
  startTime: Date;
  userSignedUpAlready: boolean;
  /** On the viewer's side. */
  ticketsHaveSoldOut: boolean;
}

/** An event with what decides on its button. */
export interface BookableEvent extends Bookable {
  endTime: Date;
  /** US dollars. */
  ticketPrice: number;
  /** The events of its series, by start; empty without a series. */
  series: readonly Bookable[];
  /** Of the child of the series that was chosen, see {@link chosenChild}. */
  chosenId: number | null;
}

export type EventActionKind = 'over' | 'cancelled' | 'ticket' | 'sold-out' | 'reserve' | 'sign-in';

export interface EventAction {
  kind: EventActionKind;
  label: string;
  /** Whom the button acts on: for a series, one of its events. */
  eventId: number;
}

const price = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** A price as the product writes it: '$35', '$12.50'. */
export function priceLabel(dollars: number): string {
  return price.format(dollars);
}

const LABELS: Record<Exclude<EventActionKind, 'reserve' | 'sign-in'>, string> = {
  over: ticketMessages.eventOver,
  cancelled: ticketMessages.eventCancelled,
  ticket: ticketMessages.myTicket,
  'sold-out': ticketMessages.soldOut,
};

/** What stands in the way of a ticket whoever asks, in the button's order, or null. */
export function eventObstacle(
  { status, endTime }: { status: string; endTime: Date },
  now: Date,
): 'over' | 'cancelled' | null {
  if (status === 'completed' || endTime <= now) return 'over';
  return status === 'archived' ? 'cancelled' : null;
}

function kindFor(event: Bookable & { endTime: Date }, now: Date): EventActionKind {
  const obstacle = eventObstacle(event, now);
  if (obstacle !== null) return obstacle;
  if (event.userSignedUpAlready) return 'ticket';
  return event.ticketsHaveSoldOut ? 'sold-out' : 'reserve';
}

/** One of the series of an event, with its end: all of them last equally long. */
function withEnd<Child extends Bookable>(event: BookableEvent, child: Child) {
  const lengthMs = event.endTime.getTime() - event.startTime.getTime();
  return { ...child, endTime: new Date(child.startTime.getTime() + lengthMs) };
}

/** Of a free event the price says nothing. */
function reserveLabel(dollars: number): string {
  const { reserve } = ticketMessages;
  return dollars === 0 ? reserve : `${reserve} ${priceLabel(dollars)}`;
}

/**
 * The button of an event, or of the chosen child of its series. Over is completed or past its end;
 * cancelled is archived before its end. Visitors always see Reserve, which lets them sign in.
 * Source: events §4.
 *
 * @param viewer whether they are signed in
 */
export function eventAction(
  event: BookableEvent,
  viewer: 'visitor' | 'member',
  now: Date,
): EventAction {
  const child = chosenChild(event, now);
  const target = child === undefined ? event : withEnd(event, child);
  return actionOn(target, viewer, { now, reserve: reserveLabel(event.ticketPrice) });
}

/** The same for one event of its series, which says no price. */
export function seriesEventAction(
  event: BookableEvent,
  child: BookableEvent['series'][number],
  viewer: 'visitor' | 'member',
  now: Date,
): EventAction {
  return actionOn(withEnd(event, child), viewer, { now, reserve: ticketMessages.reserve });
}

function actionOn(
  target: Bookable & { endTime: Date },
  viewer: 'visitor' | 'member',
  { now, reserve }: { now: Date; reserve: string },
): EventAction {
  const kind = viewer === 'visitor' ? 'sign-in' : kindFor(target, now);
  const label = kind === 'reserve' || kind === 'sign-in' ? reserve : LABELS[kind];
  return { kind, label, eventId: target.id };
}
