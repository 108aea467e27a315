import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earliestStart } from './earliest-start.ts';
import { ageOn } from '../profile/age.ts';
import { eventEligibility, type EventAudience } from './event-eligibility.ts';
import { eventStatusAt, statusAfterUpdate } from './event-status.ts';
import {
  eventTypeOf,
  orientationDefaults,
  ticketPoolsOf,
  ticketPoolsProblem,
} from './orientation.ts';
import { EVENT_ORIENTATIONS, EVENT_STATUSES, type EventStatus } from './event-options.ts';
import { recurrenceStarts } from './recurrence.ts';
import { isReservedSlug, isSlug, slugOf } from './slug.ts';
import { momentOf, wallTime } from './zoned-time.ts';

const ZONES = ['America/New_York', 'America/Los_Angeles', 'America/Toronto', 'UTC'];

describe('earliestStart', () => {
  const admin = { admin: true, level: null };
  const host = { admin: false, level: '2' };

  it.each([
    ['an admin', admin, '2026-12-01T12:20:00Z', '2026-12-01T13:00:00Z'],
    ['an admin on the hour', admin, '2026-12-01T12:00:00Z', '2026-12-01T13:00:00Z'],
    ['level 3', { admin: false, level: '3' }, '2026-12-01T12:20:00Z', '2026-12-01T13:00:00Z'],
    [
      'level 3, a number',
      { admin: false, level: 3 },
      '2026-12-01T12:20:00Z',
      '2026-12-01T13:00:00Z',
    ],
    ['another host', host, '2026-12-01T12:20:00Z', '2026-12-15T05:00:00Z'],
    ['a host whose day is still yesterday', host, '2026-12-01T03:00:00Z', '2026-12-14T05:00:00Z'],
    ['a host before the clocks change', host, '2026-10-20T12:00:00Z', '2026-11-03T05:00:00Z'],
    ['a host on the day they change', host, '2026-10-18T12:00:00Z', '2026-11-01T04:00:00Z'],
  ])('for %s', (_who, user, now, start) => {
    expect(earliestStart(user, new Date(now), 'America/New_York')).toEqual(new Date(start));
  });
});

describe('wallTime', () => {
  it('is reversible', () => {
    const date = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01') });
    fc.assert(
      fc.property(date, fc.constantFrom(...ZONES), (moment, zone) => {
        const wall = wallTime(moment, zone);
        // In the hour that occurs twice both moments have the same wall time.
        expect(wallTime(momentOf(wall, zone), zone)).toEqual(wall);
      }),
    );
  });
});

describe('recurrenceStarts', () => {
  it.each([
    ['weekly', '2026-12-19T00:00:00Z', ['2026-12-26T00:00:00Z', '2027-01-02T00:00:00Z']],
    ['weekly', '2026-10-24T23:00:00Z', ['2026-10-31T23:00:00Z', '2026-11-08T00:00:00Z']],
    ['monthly', '2026-12-16T00:00:00Z', ['2027-01-16T00:00:00Z', '2027-02-16T00:00:00Z']],
    ['monthly', '2026-12-31T17:00:00Z', ['2027-01-31T17:00:00Z', '2027-02-28T17:00:00Z']],
  ] as const)('%s from %s', (frequency, start, following) => {
    const starts = recurrenceStarts(new Date(start), frequency, 3, 'America/New_York');
    expect(starts).toEqual([start, ...following].map((time) => new Date(time)));
  });
});

describe('orientationDefaults', () => {
  it.each([
    ['straight', { MALE: 5, FEMALE: 5 }, 10, { left: 5, right: 5 }, 'binary'],
    ['gay', { MALE: 6, FEMALE: 0 }, 0, { left: 6, right: 0 }, 'one_variable'],
    ['lesbian', { MALE: 0, FEMALE: 6 }, 0, { left: 0, right: 6 }, 'one_variable'],
    ['open', 6, 0, { left: 6, right: 0 }, 'non_binary'],
    ['lgbtq_plus', 6, 0, { left: 6, right: 0 }, 'non_binary'],
  ])('for %s', (orientation, ticketQuantity, maxTickets, pools, type) => {
    expect(orientationDefaults(orientation)).toEqual({ ticketQuantity, maxTickets });
    expect(ticketPoolsOf(ticketQuantity)).toEqual(pools);
    expect(eventTypeOf(orientation)).toBe(type);
  });

  it('are tickets that the rules allow', () => {
    for (const orientation of EVENT_ORIENTATIONS) {
      const pools = ticketPoolsOf(orientationDefaults(orientation).ticketQuantity);
      expect(ticketPoolsProblem(orientation, pools)).toBeNull();
    }
  });
});

describe('a slug', () => {
  it.each([
    [
      ['Rooftop Speed Dating', 'New York', '2026-12-19'],
      'rooftop-speed-dating-new-york-2026-12-19',
    ],
    [['Café & Crème!'], 'cafe-creme'],
    [['晚会', 'Montréal'], 'montreal'],
    [['…'], ''],
  ])('for %j', (texts, slug) => {
    expect(slugOf(...texts)).toBe(slug);
  });

  it('has only allowed characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugOf(text);
        expect(slug === '' || isSlug(slug)).toBe(true);
      }),
    );
  });

  it('is not a reserved address', () => {
    expect(isReservedSlug('Portal')).toBe(true);
    expect(isReservedSlug('portal-night')).toBe(false);
  });

  it.each([
    ['match-7', true],
    ['Match-1234567890', true],
    // The second event of its series would be match-2.
    ['MATCH', true],
    ['match-night', false],
    ['match-7-people', false],
    ['rematch-7', false],
  ])('is not the name of a match’s room: %s', (slug, isReserved) => {
    expect(isReservedSlug(slug)).toBe(isReserved);
  });
});

describe('eventStatusAt', () => {
  const startTime = new Date('2026-12-01T19:00:00Z');
  const endTime = new Date('2026-12-01T20:00:00Z');

  it.each<[EventStatus, string, EventStatus]>([
    ['created', '18:59', 'created'],
    ['updated', '18:59', 'updated'],
    ['created', '19:00', 'started'],
    ['updated', '19:59', 'started'],
    ['created', '20:00', 'completed'],
    ['started', '20:00', 'completed'],
    ['pending', '19:30', 'pending'],
    ['pending', '20:00', 'pending'],
    ['archived', '19:30', 'archived'],
    ['completed', '18:00', 'completed'],
  ])('%s at %s: %s', (status, time, expected) => {
    const now = new Date(`2026-12-01T${time}:00Z`);
    expect(eventStatusAt({ status, startTime, endTime }, now)).toBe(expected);
  });

  it('changes after an update only from created', () => {
    const changed = EVENT_STATUSES.filter((status) => statusAfterUpdate(status) !== status);
    expect(changed).toEqual(['created']);
    expect(statusAfterUpdate('created')).toBe('updated');
  });
});

describe('eventEligibility', () => {
  const startTime = new Date('2026-12-01T12:00:00Z');
  const everybody: EventAudience = {
    type: 'binary',
    startTime,
    timezone: 'America/New_York',
    minAge: 25,
    maxAge: 40,
    leftTickets: 5,
    rightTickets: 5,
  };
  const men: EventAudience = { ...everybody, type: 'one_variable', rightTickets: 0 };
  const women: EventAudience = { ...everybody, type: 'one_variable', leftTickets: 0 };

  it.each([
    ['2001-12-01', 25],
    ['2001-12-02', 24],
    ['2000-02-29', 26],
    ['1986-12-01', 40],
    ['1985-12-01', 41],
  ])('uses the age for %s: %s', (birthdate, age) => {
    expect(ageOn(birthdate, startTime)).toBe(age);
    expect(eventEligibility(everybody, { birthdate, gender: 'F' })).toBe(age >= 25 && age <= 40);
  });

  // 7:30 PM in New York, when it is already the next day in UTC.
  it.each([
    ['becomes 25 on the next day', '2001-12-03', false],
    ['becomes 25 on the day', '2001-12-02', true],
    ['becomes 41 on the next day', '1985-12-03', true],
    ['becomes 41 on the day', '1985-12-02', false],
  ])('counts on the day of the event for a user who %s', (_who, birthdate, expected) => {
    const evening = { ...everybody, startTime: new Date('2026-12-03T00:30:00Z') };
    expect(eventEligibility(evening, { birthdate, gender: 'F' })).toBe(expected);
  });

  it.each([
    ['a man among men', men, 'M', true],
    ['a woman among men', men, 'F', false],
    ['a man among women', women, 'M', false],
    ['a woman among women', women, 'F', true],
    ['another user among women', women, 'non_binary', true],
    ['nobody knows whom', men, null, true],
    ['a woman where both are', everybody, 'F', true],
  ])('%s', (_who, event, gender, expected) => {
    expect(eventEligibility(event, { birthdate: null, gender })).toBe(expected);
  });
});
