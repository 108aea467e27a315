import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookableEvent,
  EVENT_ACTION_CASES,
  hoursAhead,
  NOW,
  past,
  ticketAndSoldOut,
} from './event-action.cases.ts';
import { eventAction, priceLabel, seriesEventAction } from './event-action.ts';
import { chosenChild, eveningOf, seriesChild } from './series-child.ts';

describe('eventAction', () => {
  it.each(EVENT_ACTION_CASES)('for an event $which', ({ change, kind, label }) => {
    expect(eventAction(bookableEvent(change), 'member', NOW)).toEqual({ kind, label, eventId: 12 });
  });

  it('is Reserve for every visitor and every event', () => {
    for (const change of [{}, ticketAndSoldOut, past, { status: 'archived' }]) {
      expect(eventAction(bookableEvent(change), 'visitor', NOW)).toEqual({
        kind: 'sign-in',
        label: 'Reserve $35',
        eventId: 12,
      });
    }
  });

  it('acts on one event of a series, with its own end and price', () => {
    const child = (id: number, hours: number, change = {}) => ({
      ...bookableEvent({
        id,
        startTime: hoursAhead(hours),
        endTime: hoursAhead(hours + id),
        ticketPrice: 10 * id,
        ...change,
      }),
    });
    const series = [child(1, -30), child(2, 20, ticketAndSoldOut), child(3, 40)];
    expect(eventAction(bookableEvent({ id: 1, series }), 'member', NOW)).toMatchObject({
      kind: 'reserve',
      label: 'Reserve $30',
      eventId: 3,
    });
    expect(eventAction(bookableEvent({ id: 1, series, chosenId: 2 }), 'member', NOW)).toMatchObject(
      { kind: 'ticket', eventId: 2 },
    );
    // The second one is longer.
    const running = [child(1, -30), child(2, -1.5)];
    expect(eventAction(bookableEvent({ id: 1, series: running }), 'member', NOW)).toMatchObject({
      kind: 'reserve',
      eventId: 2,
    });
    const over = [child(1, -30), child(2, -2)];
    expect(eventAction(bookableEvent({ id: 1, series: over }), 'member', NOW)).toMatchObject({
      kind: 'over',
      eventId: 2,
    });
  });
});

describe('seriesEventAction', () => {
  it.each([
    ['to come', hoursAhead(40), {}, 'reserve', 'Reserve'],
    ['with a ticket', hoursAhead(40), ticketAndSoldOut, 'ticket', 'My Ticket'],
    ['sold out', hoursAhead(40), { ticketsHaveSoldOut: true }, 'sold-out', 'Sold out'],
    ['cancelled', hoursAhead(40), { status: 'archived' }, 'cancelled', 'Cancelled'],
    ['past its end', hoursAhead(-2), past, 'over', 'This event is over'],
    ['past its start alone', hoursAhead(-0.5), {}, 'reserve', 'Reserve'],
  ])('for a child %s', (_which, startTime, change, kind, label) => {
    const child = bookableEvent({ id: 4, startTime, ...change });
    expect(seriesEventAction(child, 'member', NOW)).toEqual({
      kind,
      label,
      eventId: 4,
    });
  });
});

describe('seriesChild', () => {
  const child = (hours: number, change: object = {}) => ({
    status: 'created',
    startTime: hoursAhead(hours),
    userSignedUpAlready: false,
    ticketsHaveSoldOut: false,
    ...change,
  });

  it.each([
    ['the first to come', [child(-1), child(1), child(2)], 1],
    ['not the one that starts now', [child(0), child(2)], 1],
    ['not a cancelled one', [child(1, { status: 'archived' }), child(2)], 1],
    ['not a completed one', [child(1, { status: 'completed' }), child(2)], 1],
    ['not one with a ticket', [child(1, { userSignedUpAlready: true }), child(2), child(3)], 1],
    ['not one that is sold out', [child(1, { ticketsHaveSoldOut: true }), child(2), child(3)], 1],
    ['else the last', [child(-2), child(-1)], 1],
  ])('%s', (_which, children, index) => {
    expect(seriesChild(children, NOW)).toBe(children[index]);
  });

  it('is undefined without a series', () => {
    expect(seriesChild([], NOW)).toBeUndefined();
  });

  it('is always an event of the series', () => {
    const any = fc.record({
      status: fc.constantFrom('created', 'archived', 'completed'),
      startTime: fc.integer({ min: -9, max: 9 }).map(hoursAhead),
      userSignedUpAlready: fc.boolean(),
      ticketsHaveSoldOut: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1 }), (children) => {
        expect(children).toContain(seriesChild(children, NOW));
      }),
    );
  });
});

describe('chosenChild', () => {
  const child = (id: number, change: object = {}) => ({
    id,
    status: 'created',
    startTime: hoursAhead(id),
    userSignedUpAlready: false,
    ticketsHaveSoldOut: false,
    ...change,
  });
  const available = [child(1), child(2), child(3)];
  const firstIsTaken = [child(1, { userSignedUpAlready: true }), child(2), child(3)];

  it.each([
    ['the page of the first: the default', { id: 1, series: available, chosenId: null }, 1],
    ['the same with a ticket to it', { id: 1, series: firstIsTaken, chosenId: null }, 2],
    ['the page of another', { id: 3, series: available, chosenId: null }, 3],
    ['one pressed on the page of the first', { id: 1, series: available, chosenId: 2 }, 2],
    ['the first, pressed with a ticket', { id: 1, series: firstIsTaken, chosenId: 1 }, 1],
    ['the first, pressed on the page of another', { id: 3, series: available, chosenId: 1 }, 1],
    ['one of no series: the one opened', { id: 2, series: available, chosenId: 9 }, 2],
    ['the page of none of them: the default', { id: 8, series: firstIsTaken, chosenId: null }, 2],
  ])('%s', (_which, choice, id) => {
    expect(chosenChild(choice, NOW)?.id).toBe(id);
  });

  it('is undefined without a series', () => {
    expect(chosenChild({ id: 1, series: [], chosenId: 1 }, NOW)).toBeUndefined();
  });
});

describe('eveningOf', () => {
  const evening = (id: number) => ({
    id,
    startTime: `2026-12-0${id}T20:00:00Z`,
    endTime: `2026-12-0${id}T22:00:00Z`,
    timezone: 'America/New_York',
    location: 'New York',
    address: '218 Wythe Ave, Brooklyn',
    ticketPrice: 35,
  });
  const moved = {
    ...evening(2),
    timezone: 'America/Los_Angeles',
    location: 'Los Angeles',
    address: '900 Traction Ave',
    ticketPrice: 45,
  };
  const event = { ...evening(1), title: 'Slow Dinner', series: [evening(1), moved] };

  it.each([
    ['the event itself', 1, event],
    ['another of its series', 2, { ...event, ...moved }],
    ['one of no series', 9, event],
  ])('of %s', (_which, id, shown) => {
    expect(eveningOf(event, id)).toEqual(shown);
  });
});

describe('priceLabel', () => {
  it.each([
    [0, '$0'],
    [35, '$35'],
    [12.5, '$12.50'],
    [1250, '$1,250'],
  ])('of %d is %s', (dollars, label) => {
    expect(priceLabel(dollars)).toBe(label);
  });
});
