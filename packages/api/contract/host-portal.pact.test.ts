import { MatchersV3 } from '@pact-foundation/pact';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  addGalleryPicture,
  deleteSchedule,
  generateSchedule,
  getHostPortal,
  listEventMatches,
  type EventMatch,
  type EventStatus,
  type PortalReply,
} from '../src/index.ts';
import { aGuest, aPortalEvent } from './event-matchers.ts';
import { fromState, given } from './given.ts';
import { anInstant, type Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { atLeastLike, eachLike, integer, number, reify } = MatchersV3;
const { galleryImage } = fixtures;
const eventId = fixtures.seriesEvent.id;
const id = String(eventId);
const path = { id: fromState('eventId', eventId) };

const aHost = given('a user', { role: 'host' });
const running = [aHost, given('an event', { host: 'user' })];
const guests = [
  given('another user', { role: 'member' }),
  given('a third user', { role: 'member' }),
];
const withGuests = [
  aHost,
  ...guests,
  given('an event', { host: 'user' }),
  given('a ticket', { of: 'other', paid: true }),
  given('a ticket', { of: 'third', paid: false }),
];

beforeAll(() => {
  rewriteArea('host-portal', [
    'getHostPortal',
    'addGalleryPicture',
    'generateSchedule',
    'deleteSchedule',
    'listEventMatches',
  ]);
});

describe('getHostPortal', () => {
  type Tab = Exclude<keyof PortalReply, 'totalSales'>;
  /** A tab of events that the state does not name: those of the series may be in any. */
  const anyEvents = atLeastLike(aPortalEvent, 0, 1);
  const anyPortal = {
    activeEvents: anyEvents,
    deletedEvents: anyEvents,
    expiredEvents: anyEvents,
    pendingEvents: anyEvents,
    totalSales: number(35),
  } satisfies Expected<PortalReply>;

  it.each<[string, EventStatus, Tab]>([
    ['an active event', 'created', 'activeEvents'],
    ['an event in review', 'pending', 'pendingEvents'],
    ['a completed event', 'completed', 'expiredEvents'],
    ['a cancelled event', 'archived', 'deletedEvents'],
  ])('shows %s in its tab', (name, status, tab) => {
    const body = { ...anyPortal, [tab]: eachLike(aPortalEvent) };
    return succeeds(
      {
        operationId: 'getHostPortal',
        receiving: `a request for a portal with ${name}`,
        given: [aHost, given('an event', { host: 'user', status })],
        bearer: true,
      },
      { status: 200, body },
      async () => {
        expect(await getHostPortal()).toEqual(reify(body));
      },
    );
  });
});

describe('addGalleryPicture', () => {
  it('adds a picture', () =>
    succeeds(
      {
        operationId: 'addGalleryPicture',
        receiving: "a picture for an event's gallery",
        given: running,
        bearer: true,
        path,
        body: galleryImage,
      },
      { status: 201 },
      async () => {
        expect(await addGalleryPicture(id, galleryImage)).toBeUndefined();
      },
    ));
});

describe('generateSchedule', () => {
  it('makes a schedule, with which the page reads the event again', () =>
    succeeds(
      {
        operationId: 'generateSchedule',
        receiving: 'a request to generate a schedule',
        given: withGuests,
        bearer: true,
        path,
      },
      { status: 200 },
      async () => {
        expect(await generateSchedule(id)).toBeUndefined();
      },
    ));
});

describe('deleteSchedule', () => {
  it('forgets who meets whom', () =>
    succeeds(
      {
        operationId: 'deleteSchedule',
        receiving: 'a request to delete a schedule',
        given: [...withGuests, given('a schedule', {})],
        bearer: true,
        path,
      },
      { status: 204 },
      async () => {
        expect(await deleteSchedule(id)).toBeUndefined();
      },
    ));
});

describe('listEventMatches', () => {
  const match = {
    id: integer(1),
    firstUser: aGuest,
    secondUser: aGuest,
    matchedAt: anInstant('2026-11-20T12:00:00.000Z'),
  } satisfies Expected<EventMatch>;

  it('lists guests who matched', () =>
    succeeds(
      {
        operationId: 'listEventMatches',
        receiving: "a request for the matches of an event's guests",
        given: [...withGuests, given('a match', { between: ['other', 'third'], type: 'like' })],
        bearer: true,
        path,
      },
      { status: 200, body: eachLike(match) },
      async () => {
        expect(await listEventMatches(id)).toEqual([reify(match)]);
      },
    ));
});
