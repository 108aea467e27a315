import { describe, expect, it } from 'vitest';
import type { Organiser } from './earliest-start.ts';
import { eventControlProblems } from './event-control-problems.ts';
import { eventFormBody, eventFormChanges, eventFormConflicts } from './event-form-body.ts';
import {
  newEventValues,
  orientationTickets,
  startOf,
  storedEventValues,
  withinLimits,
  type EventFormLookups,
  type EventFormValues,
} from './event-form-values.ts';
import { restoredDraft } from './event-form-draft.ts';
import { eventFormMessages } from './event-form-messages.ts';
import { eventMessages } from './messages.ts';

const NOW = new Date('2026-12-01T12:20:00Z');
const host: Organiser = { admin: false, level: '1' };
const seasoned: Organiser = { admin: false, level: 3 };
const admin: Organiser = { admin: true, level: null };

const lookups: EventFormLookups = {
  formats: [
    { name: 'speed', longName: '12 rounds of 4 minutes' },
    { name: 'match', longName: '8 rounds of 6 minutes' },
  ],
  categories: [
    { id: 2, name: 'Arts & Music' },
    { id: 1, name: 'Food & Drink' },
  ],
  subCategoriesByCategory: {
    '1': [{ id: 201, name: 'Supper' }],
    '2': [
      { id: 203, name: 'Gallery' },
      { id: 204, name: 'Music' },
    ],
  },
  ageGroups: [
    { id: 102, name: '30s' },
    { id: 101, name: '20s' },
  ],
  locations: [
    { id: 3, name: 'Toronto', timezone: 'America/Toronto' },
    { id: 2, name: 'Los Angeles', timezone: 'America/Los_Angeles' },
  ],
  sexualOrientation: [
    { id: 1, name: 'straight' },
    { id: 3, name: 'gay' },
    { id: 4, name: 'open' },
  ],
};

const good: EventFormValues = {
  ...newEventValues(lookups, host, NOW),
  title: ' Nine Candles ',
  description: 'One long table.',
  imageData: { id: 1, url: null },
  verticalImageData: { id: 2, url: null },
};

describe('newEventValues', () => {
  it('preselects the first of every lookup', () => {
    expect(newEventValues(lookups, host, NOW)).toMatchObject({
      eventFormat: 'speed',
      orientations: [1],
      ageGroups: [102],
      categories: [203],
      location: 3,
      minAge: 20,
      maxAge: 35,
      ticketPrice: 20,
      leftTickets: 5,
      rightTickets: 5,
      scheduled: true,
      eventVisibility: 'Private',
      recurrenceFrequency: 'once',
    });
  });

  it.each<[string, Organiser, string, string]>([
    ['a host', host, '2026-12-15', '20:00'],
    ['a host of level 3', seasoned, '2026-12-01', '08:00'],
    ['an admin', admin, '2026-12-01', '08:00'],
  ])('starts as early as %s may', (_who, user, day, time) => {
    expect(newEventValues(lookups, user, NOW)).toMatchObject({ day, time });
  });
});

describe('orientationTickets', () => {
  it.each([
    ['straight', 5, 5],
    ['gay', 6, 0],
    ['lesbian', 0, 6],
    ['open', 6, 0],
    ['lgbtq_plus', 6, 0],
    ['new_one', 6, 0],
  ])('of %s: %i and %i', (orientation, leftTickets, rightTickets) => {
    expect(orientationTickets(orientation)).toEqual({ leftTickets, rightTickets });
  });
});

describe('startOf', () => {
  it.each([
    ['2026-12-18', '20:00', 'America/Toronto', '2026-12-19T01:00:00.000Z'],
    ['2026-12-18', '20:00', 'America/Los_Angeles', '2026-12-19T04:00:00.000Z'],
    // The clocks go from 2:00 to 3:00 that night, and from 2:00 back to 1:00 in autumn.
    ['2027-03-14', '02:30', 'America/Toronto', '2027-03-14T06:30:00.000Z'],
    ['2026-11-01', '03:00', 'America/Toronto', '2026-11-01T08:00:00.000Z'],
  ])('%s %s in %s is %s', (day, time, timezone, expected) => {
    expect(startOf({ day, time }, timezone).toISOString()).toBe(expected);
  });
});

describe('withinLimits', () => {
  it.each([
    [null, 18],
    [17, 18],
    [18, 18],
    [40, 40],
    [101, 100],
  ])('%s is %i', (value, expected) => {
    expect(withinLimits(value, 18, 100)).toBe(expected);
  });
});

describe('eventFormBody', () => {
  it('is what the call takes', () => {
    expect(eventFormBody(good, lookups)).toEqual({
      title: 'Nine Candles',
      description: 'One long table.',
      imageData: 1,
      verticalImageData: 2,
      slug: null,
      eventFormat: 'speed',
      eventVisibility: 'Private',
      recurrenceFrequency: null,
      recurrenceQuantity: null,
      location: 3,
      ticketPrice: 20,
      tags: { sexual_orientation: [1], age_group: [102], category: [203] },
      minAge: 20,
      maxAge: 35,
      scheduled: true,
      startTime: '2026-12-16T01:00:00.000Z',
      leftTickets: 5,
      rightTickets: 5,
      bacheloretteUserId: null,
    });
  });

  it('has three events of a series', () => {
    const body = eventFormBody({ ...good, recurrenceFrequency: 'weekly' }, lookups);
    expect(body).toMatchObject({ recurrenceFrequency: 'weekly', recurrenceQuantity: 3 });
  });

  it('keeps numbers within their limits', () => {
    const values = { ...good, minAge: null, maxAge: 120, ticketPrice: 1e9, leftTickets: null };
    expect(eventFormBody(values, lookups)).toMatchObject({
      minAge: 18,
      maxAge: 100,
      ticketPrice: 10_000,
      leftTickets: 0,
    });
  });
});

describe('eventControlProblems', () => {
  const form = eventMessages.form;
  const problems = (change: Partial<EventFormValues>, user = host, before?: EventFormValues) =>
    eventControlProblems({ ...good, ...change }, lookups, user, NOW, before);

  it('has none for a valid form', () => {
    for (const user of [host, seasoned, admin]) expect(problems({}, user)).toEqual({});
  });

  it('has each at its control, in the order of the notice', () => {
    const found = problems({
      title: '',
      description: ' ',
      imageData: null,
      verticalImageData: null,
      day: '2026-12-14',
      minAge: 40,
    });
    expect(Object.entries(found)).toEqual([
      ['title', form.titleMissing],
      ['description', form.descriptionMissing],
      ['imageData', form.imageMissing],
      ['verticalImageData', form.verticalImageMissing],
      ['day', form.startTooSoon],
      ['minAge', form.agesCrossed],
    ]);
  });

  it.each<[string, Partial<EventFormValues>, Organiser, object]>([
    ['a past start', { day: '2026-11-30' }, admin, { day: form.startInPast }],
    ['a start tomorrow of level 3', { day: '2026-12-02' }, seasoned, {}],
    ['a slug with a space', { slug: 'nine candles' }, admin, { slug: form.slugForm }],
    [
      'no orientation',
      { orientations: [] },
      admin,
      { orientations: eventFormMessages.orientationMissing },
    ],
  ])('%s', (_what, change, user, expected) => {
    expect(problems(change, user)).toEqual(expected);
  });

  it('leaves unchanged fields of a stored event alone', () => {
    const before = { ...good, day: '2026-12-02', eventVisibility: 'Public' as const };
    expect(problems({ ...before, title: 'Another' }, host, before)).toEqual({});
  });
});

describe('a stored event', () => {
  const event = {
    title: 'Nine Candles',
    description: 'One long table.',
    slug: 'nine-candles',
    media: { id: 1, url: '/1.jpg' },
    verticalMedia: null,
    tags: { sexual_orientation: [{ id: 3 }], category: [{ id: 204 }] },
    locationId: 2,
    timezone: 'America/Los_Angeles',
    startTime: '2026-12-19T04:00:00.000Z',
    recurrenceFrequency: 'weekly' as const,
    recurrenceQuantity: 2,
    ticketPrice: 35,
    tickets: [{ gender: 'M', sold: 2, available: 4 }],
  };
  const stored = storedEventValues(event, lookups);

  it('fills the form', () => {
    expect(stored).toMatchObject({
      title: 'Nine Candles',
      slug: 'nine-candles',
      imageData: { id: 1 },
      verticalImageData: null,
      orientations: [3],
      categories: [204],
      day: '2026-12-18',
      time: '20:00',
      location: 2,
      leftTickets: 6,
      rightTickets: 0,
      recurrenceFrequency: 'weekly',
    });
  });

  it.each([
    [{ tickets: [{ gender: 'F', sold: 1, available: 5 }] }, 0, 6],
    [{ tickets: [{ gender: 'all', sold: 1, available: 5 }] }, 6, 0],
  ])('has its tickets on their side: %j', (change, leftTickets, rightTickets) => {
    const values = storedEventValues({ ...event, ...change }, lookups);
    expect(values).toMatchObject({ leftTickets, rightTickets });
  });

  it('is updated with the changed fields only', () => {
    expect(eventFormChanges(stored, stored, lookups)).toEqual({});
    expect(
      eventFormChanges(stored, { ...stored, title: 'Ten Candles', time: '21:00' }, lookups),
    ).toEqual({ title: 'Ten Candles', startTime: '2026-12-19T05:00:00.000Z' });
  });

  it('conflicts where both users changed the same field', () => {
    const changes = { title: 'Ten Candles', minAge: 30 };
    const theirs = { ...stored, title: 'Eleven Candles', description: 'Two tables.' };
    expect(eventFormConflicts(changes, stored, theirs, lookups)).toEqual(['title']);
    expect(eventFormConflicts(changes, stored, stored, lookups)).toEqual([]);
  });

  it.each<[string, Partial<EventFormValues>, string[]]>([
    ['another field', { description: 'Two tables.', categories: [203] }, []],
    ['the same field', { title: 'Eleven Candles' }, ['title']],
  ])('keeps what was saved after a draft began: %s', (_which, theirs, conflicts) => {
    const draft = { base: stored, values: { ...stored, title: 'Ten Candles' } };
    const now = { ...stored, ...theirs };
    const { base, values } = restoredDraft(draft, now);
    expect(values).toEqual({ ...now, title: 'Ten Candles' });
    const changes = eventFormChanges(base, values, lookups);
    expect(changes).toEqual({ title: 'Ten Candles' });
    expect(eventFormConflicts(changes, base, now, lookups)).toEqual(conflicts);
  });
});
