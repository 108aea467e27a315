import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventAction, priceLabel, type BookableEvent } from './event-action.ts';
import { seriesChild } from './series-child.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOW = new Date('2026-12-01T12:00:00Z');
const hoursAhead = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

const event = (change: Partial<BookableEvent> = {}): BookableEvent => ({
  id: 12,
  status: 'created',
  startTime: hoursAhead(24),
  endTime: hoursAhead(25),
  ticketPrice: 35,
  userSignedUpAlready: false,
  ticketsHaveSoldOut: false,
  series: [],
  ...change,
});
const past = { startTime: hoursAhead(-3), endTime: hoursAhead(-2) };
const all = { userSignedUpAlready: true, ticketsHaveSoldOut: true };

describe('eventAction', () => {
  it.each<[string, Partial<BookableEvent>, string, string]>([
    ['completed', { status: 'completed', ...all }, 'over', 'This event is over'],
    ['past its end', { ...past, ...all }, 'over', 'This event is over'],
    ['archived and past its end', { ...past, status: 'archived' }, 'over', 'This event is over'],
    ['archived before its end', { status: 'archived', ...all }, 'cancelled', 'Cancelled'],
    ['with a ticket, sold out', all, 'ticket', 'My Ticket'],
    ['sold out', { ticketsHaveSoldOut: true }, 'sold-out', 'Sold out'],
    ['with tickets left', {}, 'reserve', 'Reserve $35'],
    ['started, not yet over', { startTime: hoursAhead(-1) }, 'reserve', 'Reserve $35'],
    ['of a broken price', { ticketPrice: 12.5 }, 'reserve', 'Reserve $12.50'],
    ['free', { ticketPrice: 0 }, 'reserve', 'Reserve'],
  ])('of an event %s', (_which, change, kind, label) => {
    expect(eventAction(event(change), 'member', NOW)).toEqual({ kind, label, eventId: 12 });
  });

  it('is Reserve for every visitor, whatever the event', () => {
    for (const change of [{}, all, past, { status: 'archived' }]) {
      expect(eventAction(event(change), 'visitor', NOW)).toEqual({
        kind: 'sign-in',
        label: 'Reserve $35',
        eventId: 12,
      });
    }
  });

  it('acts on one of a series, which ends as long after its start', () => {
    const child = (id: number, hours: number, change = {}) => ({
      ...event({ id, startTime: hoursAhead(hours), ...change }),
    });
    const series = [child(1, -30), child(2, 20, all), child(3, 40)];
    expect(eventAction(event({ id: 2, series, ...all }), 'member', NOW)).toMatchObject({
      kind: 'reserve',
      eventId: 3,
    });
    const over = [child(1, -30), child(2, -2)];
    expect(eventAction(event({ id: 1, series: over }), 'member', NOW)).toMatchObject({
      kind: 'over',
      eventId: 2,
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

  it('is nothing without a series', () => {
    expect(seriesChild([], NOW)).toBeUndefined();
  });

  it('is always one of the series', () => {
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
