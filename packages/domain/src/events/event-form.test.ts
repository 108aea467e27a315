import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { serverMessages } from '../server-messages.ts';
import type { Organiser } from './earliest-start.ts';
import { eventFormProblems, type EventForm } from './event-form.ts';
import { eventMessages } from './messages.ts';
import { eventServerMessages } from './server-messages.ts';

const server = eventServerMessages;
const ZONE = 'America/New_York';
/** Seven in the morning in New York. */
const NOW = new Date('2026-12-01T12:00:00Z');

const host: Organiser = { admin: false, level: '1' };
const seasoned: Organiser = { admin: false, level: '3' };
const admin: Organiser = { admin: true, level: null };

const good: EventForm = {
  title: 'Rooftop Speed Dating',
  description: 'Eight short conversations.',
  imageData: 1,
  verticalImageData: 2,
  startTime: new Date('2026-12-19T00:00:00Z'),
  slug: null,
  minAge: 20,
  maxAge: 35,
  orientations: ['straight'],
  leftTickets: 5,
  rightTickets: 5,
  ticketPrice: 20,
  eventVisibility: 'Private',
  recurrenceFrequency: null,
  bacheloretteUserId: null,
};

type Change = Partial<EventForm>;
const problems = (change: Change, user = host, before?: EventForm) =>
  eventFormProblems({ ...good, ...change }, user, NOW, ZONE, before);

describe('eventFormProblems', () => {
  it('is empty for a valid form', () => {
    for (const user of [host, seasoned, admin]) expect(problems({}, user)).toEqual([]);
  });

  it('has all problems at once, in the order of the form', () => {
    const change: Change = {
      title: ' ',
      description: '',
      imageData: null,
      verticalImageData: null,
      startTime: NOW,
      slug: 'no spaces',
      minAge: 40,
      maxAge: 30,
    };
    expect(problems(change).slice(0, 7)).toEqual([
      'The field Event Name is required',
      'The field Event Description is required',
      'The field Event Image is required',
      'The field Vertical Image is required',
      'Start Time must be at least two weeks ahead of current time',
      'Slug can only have letters, numbers, hyphen (-) and underscore (_)',
      'Min age can not be less than max age',
    ]);
  });

  it.each<[string, Organiser, Change, string | null]>([
    ['pictures of an admin', admin, { imageData: null, verticalImageData: null }, null],
    ['a cover of a level-3 host', seasoned, { imageData: null }, eventMessages.form.imageMissing],
    ['equal ages', host, { minAge: 30, maxAge: 30 }, null],
    ['a title at the limit', host, { title: 'x'.repeat(35) }, null],
    [
      'a longer title',
      host,
      { title: 'x'.repeat(36) },
      serverMessages.fieldTooLong('title', limits.event.titleLength),
    ],
    ['a longer title of an admin', admin, { title: 'x'.repeat(36) }, null],
    ['an empty slug', host, { slug: '' }, null],
    ['a slug of a host', host, { slug: 'rooftop' }, server.adminsChoose('slug')],
    ['a slug', admin, { slug: 'Roof_top-2' }, null],
    ['a slug with a dot', admin, { slug: 'roof.top' }, eventMessages.form.slugForm],
    ['a slug with a line break', admin, { slug: 'rooftop\n' }, eventMessages.form.slugForm],
    ['a slug that reads as an id', admin, { slug: '2026' }, server.slugWithoutLetter],
    ['another price', host, { ticketPrice: 25 }, server.adminsChoose('ticketPrice')],
    ['another price of an admin', admin, { ticketPrice: 0 }, null],
    [
      'a public event',
      seasoned,
      { eventVisibility: 'Public' },
      server.adminsChoose('eventVisibility'),
    ],
    [
      'a frequency',
      host,
      { recurrenceFrequency: 'weekly' },
      server.adminsChoose('recurrenceFrequency'),
    ],
    ['a bachelorette', host, { bacheloretteUserId: 7 }, server.adminsChoose('bacheloretteUserId')],
    ['two orientations', host, { orientations: ['straight', 'open'] }, server.oneOrientation],
    ['two orientations of an admin', admin, { orientations: ['straight', 'open'] }, null],
    ['no tickets', host, { leftTickets: 0, rightTickets: 0 }, server.noTickets],
    ['ten tickets a side', host, { leftTickets: 10, rightTickets: 10 }, null],
    ['eleven on a side', host, { rightTickets: 11 }, server.tooManyTickets(10)],
    ['women at an event for men', host, { orientations: ['gay'] }, server.menOnly],
    ['men at an event for women', host, { orientations: ['lesbian'] }, server.womenOnly],
    ['two pools for everybody', host, { orientations: ['open'] }, server.onePool],
    ['one pool', host, { orientations: ['open'], leftTickets: 60, rightTickets: 0 }, null],
  ])('%s', (_what, user, change, problem) => {
    expect(problems(change, user)).toEqual(problem === null ? [] : [problem]);
  });

  const { startTooSoon, startInPast } = eventMessages.form;

  it.each([
    ['an hour before the day', host, '2026-12-15T04:00:00Z', startTooSoon],
    ['the beginning of the day two weeks ahead', host, '2026-12-15T05:00:00Z', null],
    ['earlier than now on that day', host, '2026-12-15T11:30:00Z', null],
    ['tomorrow, by an admin', admin, '2026-12-02T12:00:00Z', null],
    ['in a minute, by an admin', admin, '2026-12-01T12:01:00Z', null],
    ['now, by an admin', admin, '2026-12-01T12:00:00Z', null],
    ['a minute ago, by an admin', admin, '2026-12-01T11:59:00Z', startInPast],
    ['tomorrow, by a level-3 host', seasoned, '2026-12-02T12:00:00Z', null],
    ['yesterday, by a level-3 host', seasoned, '2026-11-30T12:00:00Z', startInPast],
    ['a quarter past', host, '2026-12-20T00:15:00Z', server.startOffStep],
    ['a quarter past, by a level-3 host', seasoned, '2026-12-20T00:15:00Z', server.startOffStep],
    ['seconds', host, '2026-12-20T00:30:10Z', server.startOffStep],
    ['a quarter past, by an admin', admin, '2026-12-20T00:15:00Z', null],
  ])('a start %s', (_when, user, startTime, problem) => {
    const expected = problem === null ? [] : [problem];
    expect(problems({ startTime: new Date(startTime) }, user)).toEqual(expected);
  });

  it('checks only the rules of the changed fields', () => {
    const before: EventForm = {
      ...good,
      startTime: new Date('2026-12-02T00:10:00Z'),
      imageData: null,
      ticketPrice: 45,
      eventVisibility: 'Public',
      slug: 'rooftop',
      orientations: ['straight', 'open'],
    };
    expect(problems({ ...before, title: 'Another' }, host, before)).toEqual([]);
    expect(problems({ ...before, slug: 'mine' }, host, before)).toEqual([
      server.adminsChoose('slug'),
    ]);
    expect(problems({ ...before, minAge: 36 }, host, before)).toEqual([
      eventMessages.form.agesCrossed,
    ]);
  });
});
