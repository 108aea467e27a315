import { MatchersV3 } from '@pact-foundation/pact';
import { EVENT_ORIENTATIONS, eventMessages } from '@perigee/domain/events';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  discoverEvents,
  getEvent,
  getEventLookups,
  getPublicEvent,
  listBacheloretteEvents,
  type DiscoverReply,
  type DiscoverRequest,
  type Event,
  type EventLookups,
  type EventReply,
  type PublicEventReply,
} from '../src/index.ts';
import * as zod from '../src/zod.ts';
import {
  aManagedEvent,
  anEvening,
  anEventCard,
  anEventHost,
  anEventPage,
  aSeriesEvent,
} from './event-matchers.ts';
import { fromState, given, type Given } from './given.ts';
import { oneOf, type Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { atLeastLike, eachKeyLike, eachLike, integer, number, reify, string } = MatchersV3;
const { id: eventId, slug } = fixtures.seriesEvent;
const otherId = fixtures.publicUser.id;
const absent = '999999';
const bySlug = { id: fromState('slug', slug) };
const byId = { id: fromState('eventId', eventId) };

const aMember = given('a user', { role: 'member' });
const anOther = given('another user', { role: 'member' });
const anEvent = given('an event', {});
const hosted = [
  given('a user', { role: 'host' }),
  anOther,
  given('a third user', { role: 'member' }),
  given('an event', { host: 'user' }),
  given('a ticket', { of: 'other', paid: true }),
  given('a ticket', { of: 'third', paid: false }),
  given('a schedule', {}),
];

beforeAll(() => {
  rewriteArea('events', [
    'getPublicEvent',
    'getEvent',
    'getEventLookups',
    'discoverEvents',
    'listBacheloretteEvents',
  ]);
});

describe('getPublicEvent', () => {
  const operationId = 'getPublicEvent';

  it('shows an event to visitors', () => {
    const body = { event: anEventPage } satisfies Expected<PublicEventReply>;
    return succeeds(
      { operationId, receiving: 'a request for a public event', given: anEvent, path: bySlug },
      { status: 200, body },
      async () => {
        expect(await getPublicEvent(slug)).toEqual(reify(body));
      },
    );
  });

  it('does not find an event that is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for a public event that is not there',
        path: { id: absent },
      },
      { status: 404, message: eventMessages.notFound },
      async (refusal) => {
        await expect(getPublicEvent(absent)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('getEvent', () => {
  const operationId = 'getEvent';

  it.each<[string, readonly Given[], Expected<Event>]>([
    [
      'a request for an event',
      [aMember, anEvent],
      {
        ...anEventPage,
        series: eachLike({ ...aSeriesEvent, userSignedUpAlready: false }),
        userSignedUpAlready: false,
      },
    ],
    [
      'a request of a guest for their event',
      [aMember, anEvent, given('a ticket', { of: 'user', paid: true })],
      { userSignedUpAlready: true },
    ],
    [
      'a request for an event that is sold out',
      [aMember, given('an event', { ticketsLeft: 0 })],
      { userSignedUpAlready: false, ticketsHaveSoldOut: true },
    ],
  ])('answers %s', (receiving, states, event) =>
    succeeds(
      { operationId, receiving, given: states, bearer: true, path: bySlug },
      { status: 200, body: { event } satisfies Expected<EventReply> },
      async () => {
        expect(await getEvent(slug)).toEqual({ event: reify(event) });
      },
    ),
  );

  it('shows guests, schedule and sales to the host', () => {
    const body = { event: aManagedEvent, totalSales: number(35) } satisfies Expected<EventReply>;
    return succeeds(
      {
        operationId,
        receiving: "a host's request for their event",
        given: hosted,
        bearer: true,
        path: byId,
      },
      { status: 200, body },
      async () => {
        expect(await getEvent(String(eventId))).toEqual(reify(body));
      },
    );
  });

  it('shows an admin for whom an event is held', () => {
    const event = { bachelorette: { id: integer(otherId) } } satisfies Expected<Event>;
    return succeeds(
      {
        operationId,
        receiving: 'a request of an admin for an event that is held for a user',
        given: [
          given('a user', { role: 'admin' }),
          anOther,
          given('an event', { bachelorette: 'other' }),
        ],
        bearer: true,
        path: byId,
      },
      { status: 200, body: { event } },
      async () => {
        expect(await getEvent(String(eventId))).toEqual({ event: reify(event) });
      },
    );
  });

  it('does not find an event that is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for an event that is not there',
        given: aMember,
        bearer: true,
        path: { id: absent },
      },
      { status: 404, message: eventMessages.notFound },
      async (refusal) => {
        await expect(getEvent(absent)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('getEventLookups', () => {
  it('says what the form offers', () => {
    const aLookup = { id: integer(1), name: string('Supper') };
    const body = {
      formats: eachLike({
        name: oneOf(zod.EventFormat.options, 'match'),
        longName: string('8 rounds of 6 minutes'),
      }),
      categories: eachLike(aLookup),
      subCategoriesByCategory: eachKeyLike('1', atLeastLike(aLookup, 0, 1)),
      ageGroups: eachLike({ id: integer(101) }),
      locations: eachLike({ ...aLookup, timezone: string('America/New_York') }),
      sexualOrientation: eachLike({ ...aLookup, name: oneOf(EVENT_ORIENTATIONS, 'straight') }),
    } satisfies Expected<EventLookups>;
    return succeeds(
      {
        operationId: 'getEventLookups',
        receiving: 'a request for the lookups of the event form',
        given: [given('a user', { role: 'host' }), given('an event form', {})],
        bearer: true,
      },
      { status: 200, body },
      async () => {
        expect(await getEventLookups()).toEqual(reify(body));
      },
    );
  });
});

describe('discoverEvents', () => {
  const operationId = 'discoverEvents';
  const locationId = 1;
  const card = { ...anEventCard, description: anEventPage.description, host: anEventHost };
  const found = {
    ...card,
    ...anEvening,
    locationId: integer(locationId),
    host: { ...anEventHost, id: integer(1), linkId: string('giulia-moretti') },
  } satisfies Expected<Event>;
  const untaken = { userSignedUpAlready: false } satisfies Expected<Event>;

  it.each<{
    receiving: string;
    states: readonly Given[];
    bearer: boolean;
    request: DiscoverRequest;
    sent: object;
    body: Expected<DiscoverReply>;
  }>([
    {
      receiving: 'a request to discover events',
      states: [anEvent],
      bearer: false,
      request: {},
      sent: {},
      body: { featuredEvents: eachLike(card), events: eachLike(found), pages: integer(1) },
    },
    {
      receiving: 'a request of a member to discover events',
      states: [aMember, anEvent],
      bearer: true,
      request: {},
      sent: {},
      body: {
        featuredEvents: eachLike({ ...card, ...untaken }),
        events: eachLike({ ...found, ...untaken }),
        pages: integer(1),
      },
    },
    {
      receiving: 'a request for a later page of events',
      states: [anEvent],
      bearer: false,
      request: { page: 2 },
      sent: { page: 2 },
      body: { pages: integer(1) },
    },
    {
      receiving: 'a request to discover the events of a city',
      states: [anEvent],
      bearer: false,
      request: { location: locationId },
      sent: { location: fromState('locationId', locationId) },
      body: { events: eachLike(card), pages: integer(1) },
    },
  ])('answers $receiving', ({ receiving, states, bearer, request, sent, body }) =>
    succeeds(
      { operationId, receiving, given: states, bearer, body: sent },
      { status: 200, body },
      async () => {
        expect(await discoverEvents(request)).toEqual(reify(body));
      },
    ),
  );
});

describe('listBacheloretteEvents', () => {
  it('lists the events of a person', () =>
    succeeds(
      {
        operationId: 'listBacheloretteEvents',
        receiving: 'a request for the events that are held for a person',
        given: [aMember, anOther, given('an event', { bachelorette: 'other' })],
        bearer: true,
        path: { id: fromState('otherId', otherId) },
      },
      // No page shows them yet.
      { status: 200, body: eachLike({ id: integer(eventId) } satisfies Expected<Event>) },
      async () => {
        expect(await listBacheloretteEvents(String(otherId))).toEqual([{ id: eventId }]);
      },
    ));
});
