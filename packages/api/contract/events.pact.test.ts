import { MatchersV3 } from '@pact-foundation/pact';
import { serverMessages } from '@perigee/domain';
import { eventMessages, eventServerMessages } from '@perigee/domain/events';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  discoverEvents,
  getEvent,
  getEventLookups,
  getPublicEvent,
  listBacheloretteEvents,
  type DiscoverReply,
  type Event,
  type EventLookups,
  type EventReply,
  type PublicEventReply,
} from '../src/index.ts';
import { anEvent, aSignup, shown } from './event-matchers.ts';
import { given } from './given.ts';
import type { Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { eachLike, integer, number, string } = MatchersV3;
const { acceptedDater, publicUser, secondGuest, upcomingEvent } = fixtures;
const userId = 4242;
const hostId = 11;
const { id: eventId, slug } = upcomingEvent;
const absent = '999999';

const anOpenEvent = given('a signed-in dater and an event that they may open', { userId, eventId });

beforeAll(() => {
  clearArea('events', [
    'getPublicEvent',
    'getEvent',
    'getEventLookups',
    'discoverEvents',
    'listBacheloretteEvents',
  ]);
});

describe('getPublicEvent', () => {
  const operationId = 'getPublicEvent';

  it('shows an event to visitors', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for a public event',
        given: given('an event that is public', { eventId, slug }),
        path: { id: slug },
      },
      {
        status: 200,
        body: {
          event: { ...anEvent(upcomingEvent), slug },
          statusCode: 200,
        } satisfies Expected<PublicEventReply>,
      },
      async () => {
        const { event, statusCode } = await getPublicEvent(slug);
        expect(event).toMatchObject(shown(upcomingEvent));
        expect(statusCode).toBe(200);
      },
    ));

  it('does not find an event that is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for a public event that is not there',
        given: given('an event that is not there', { eventId: Number(absent) }),
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

  it('shows an event to a dater', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for an event',
        given: anOpenEvent,
        bearer: true,
        path: { id: slug },
      },
      {
        status: 200,
        body: {
          event: { ...anEvent(upcomingEvent), slug, userSignedUpAlready: false },
        } satisfies Expected<EventReply>,
      },
      async () => {
        const { event, totalSales } = await getEvent(slug);
        expect(event).toMatchObject({ ...shown(upcomingEvent), userSignedUpAlready: false });
        expect(totalSales).toBeUndefined();
      },
    ));

  it('shows guests and sales to the host', () => {
    const { event, totalSales = 0 } = fixtures.hostedEventReply;
    const [firstSignup] = fixtures.guestList;
    if (firstSignup === undefined) throw new Error('The fixture has no guests.');
    return succeeds(
      {
        operationId,
        receiving: "a host's request for their event",
        given: given('a signed-in host and an event that they run, with guests', {
          userId: hostId,
          eventId,
          guestIds: [publicUser.id, secondGuest.id],
        }),
        bearer: true,
        path: { id: String(eventId) },
      },
      {
        status: 200,
        body: {
          event: {
            ...anEvent(event),
            Signups: eachLike(aSignup(firstSignup)),
            Matches: eachLike({ id: integer(1) }),
          },
          totalSales: number(totalSales),
        },
      },
      async () => {
        const reply = await getEvent(String(eventId));
        expect(reply.totalSales).toBe(totalSales);
        expect(reply.event.Signups).toMatchObject([{ userId: firstSignup.userId, paid: true }]);
        expect(reply.event.Matches).toHaveLength(1);
      },
    );
  });

  it('sends a user who has not finished onboarding away', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for an event of a user in onboarding',
        given: given('a signed-in dater in onboarding and an event', { userId, eventId }),
        bearer: true,
        path: { id: String(eventId) },
      },
      { status: 403, message: eventServerMessages.onboardingFirst },
      async (refusal) => {
        await expect(getEvent(String(eventId))).rejects.toMatchObject(refusal);
      },
    ));

  it('does not find an event that is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for an event that is not there',
        given: anOpenEvent,
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
  it('says what the form offers', () =>
    succeeds(
      {
        operationId: 'getEventLookups',
        receiving: 'a request for the lookups of the event form',
        given: given('a signed-in dater', { userId: acceptedDater.id }),
        bearer: true,
      },
      {
        status: 200,
        body: {
          formats: eachLike({ name: string('match'), longName: string('8 rounds of 6 minutes') }),
          categories: eachLike({ id: integer(1), name: string('Food & Drink') }),
          subCategoriesByCategory: {
            '1': eachLike({ id: integer(201), name: string('Wine & Cocktails') }),
          },
          ageGroups: eachLike({ id: integer(101), name: string('20s') }),
          locations: eachLike({
            id: integer(1),
            name: string('New York'),
            timezone: string('America/New_York'),
          }),
          sexualOrientation: eachLike({ id: integer(1), name: string('straight') }),
        } satisfies Expected<EventLookups>,
      },
      async () => {
        const { formats, locations, subCategoriesByCategory } = await getEventLookups();
        expect(formats).toEqual([fixtures.eventLookups.formats[0]]);
        expect(locations).toEqual([fixtures.eventLookups.locations[0]]);
        expect(subCategoriesByCategory['1']).toEqual([{ id: 201, name: 'Wine & Cocktails' }]);
      },
    ));
});

describe('discoverEvents', () => {
  const operationId = 'discoverEvents';
  const found = {
    featuredEvents: eachLike(anEvent(upcomingEvent)),
    events: eachLike(anEvent(upcomingEvent)),
    count: integer(1),
    limit: integer(24),
    pages: integer(1),
  } satisfies Expected<DiscoverReply>;

  it('shows visitors what is on', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request to discover events',
        given: given('an event that is public', { eventId, slug }),
        body: {},
      },
      { status: 200, body: found },
      async () => {
        const { featuredEvents, events, pages } = await discoverEvents({});
        expect(featuredEvents).toMatchObject([shown(upcomingEvent)]);
        expect(events).toMatchObject([shown(upcomingEvent)]);
        expect(pages).toBe(1);
      },
    ));

  it('tells a dater whether they are signed up', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request of a dater to discover events in a city',
        given: anOpenEvent,
        bearer: true,
        body: { location: 1, page: 1 },
      },
      {
        status: 200,
        body: {
          ...found,
          events: eachLike({ ...anEvent(upcomingEvent), userSignedUpAlready: false }),
        },
      },
      async () => {
        const { events } = await discoverEvents({ location: 1, page: 1 });
        expect(events).toMatchObject([{ userSignedUpAlready: false }]);
      },
    ));

  it('refuses an end before the start', () => {
    const body = { from: '2090-06-02T00:00:00.000Z', to: '2090-06-01T00:00:00.000Z' };
    return refuses(
      { operationId, receiving: 'a request to discover events that end before they start', body },
      { status: 422, message: eventServerMessages.datesCrossed },
      async (refusal) => {
        await expect(discoverEvents(body)).rejects.toMatchObject(refusal);
      },
    );
  });
});

describe('listBacheloretteEvents', () => {
  const operationId = 'listBacheloretteEvents';
  const { bacheloretteEvent } = fixtures;

  it('lists the events of a person', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for the events that are held for a person',
        given: given('a signed-in dater and an event for a bachelorette', {
          userId,
          bacheloretteId: publicUser.id,
          eventId,
        }),
        bearer: true,
        path: { id: String(publicUser.id) },
      },
      {
        status: 200,
        body: eachLike({
          ...anEvent(bacheloretteEvent),
          bachelorette: { id: publicUser.id, name: string(publicUser.name) },
        } satisfies Expected<Event>),
      },
      async () => {
        const [event] = await listBacheloretteEvents(String(publicUser.id));
        expect(event).toMatchObject({ bachelorette: { id: publicUser.id } });
      },
    ));

  it('does not find a person who is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for the events of a person who is not there',
        given: given('a signed-in dater', { userId }),
        bearer: true,
        path: { id: absent },
      },
      { status: 404, message: serverMessages.userNotFound },
      async (refusal) => {
        await expect(listBacheloretteEvents(absent)).rejects.toMatchObject(refusal);
      },
    ));
});
