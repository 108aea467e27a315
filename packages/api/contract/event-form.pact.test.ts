import { MatchersV3 } from '@pact-foundation/pact';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  createEvent,
  deleteEvent,
  updateEvent,
  type EventForm,
  type EventReply,
  type EventUpdate,
} from '../src/index.ts';
import { anEditedEvent } from './event-matchers.ts';
import { fromState, given } from './given.ts';
import type { Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { integer, reify } = MatchersV3;
const { eventUpdate, seriesEvent } = fixtures;
const eventId = seriesEvent.id;
const id = String(eventId);
const otherId = fixtures.publicUser.id;
const path = { id: fromState('eventId', eventId) };

const aHost = given('a user', { role: 'host' });
const anAdmin = given('a user', { role: 'admin' });
const anOther = given('another user', { role: 'member' });
const anEventForm = given('an event form', {});
const running = [aHost, given('an event', { host: 'user' })];
const inReview = [anAdmin, given('an event', { status: 'pending' })];

beforeAll(() => {
  rewriteArea('events', ['createEvent', 'updateEvent', 'deleteEvent']);
});

describe('createEvent', () => {
  const operationId = 'createEvent';
  const form: EventForm = {
    ...fixtures.eventForm,
    slug: null,
    recurrenceQuantity: null,
    bacheloretteUserId: null,
  };
  const ofState = {
    location: fromState('locationId', form.location),
    tags: {
      sexual_orientation: [fromState('orientationId', 1)],
      age_group: [fromState('ageGroupId', 101)],
      category: [fromState('categoryId', 201)],
    },
  };

  it('submits an event for review', () =>
    succeeds(
      {
        operationId,
        receiving: 'a new event of a host',
        given: [aHost, given('two photos', { of: 'user' }), anEventForm],
        bearer: true,
        body: {
          ...form,
          ...ofState,
          imageData: fromState('imageId', form.imageData ?? 0),
          verticalImageData: fromState('secondImageId', form.verticalImageData ?? 0),
        },
      },
      { status: 201 },
      async () => {
        expect(await createEvent(form)).toBeUndefined();
      },
    ));

  it('creates a series of an admin', () => {
    const series: EventForm = {
      ...form,
      imageData: null,
      verticalImageData: null,
      slug: 'an-evening-for-one',
      eventVisibility: 'Public',
      recurrenceFrequency: 'monthly',
      recurrenceQuantity: 3,
      bacheloretteUserId: otherId,
    };
    return succeeds(
      {
        operationId,
        receiving: 'a new series of an admin, held for a user',
        given: [anAdmin, anOther, anEventForm],
        bearer: true,
        body: { ...series, ...ofState, bacheloretteUserId: fromState('otherId', otherId) },
      },
      { status: 201 },
      async () => {
        expect(await createEvent(series)).toBeUndefined();
      },
    );
  });
});

describe('updateEvent', () => {
  const operationId = 'updateEvent';

  it('changes an event, and says what the form edits next', () => {
    const event = { ...anEditedEvent, ...eventUpdate };
    return succeeds(
      {
        operationId,
        receiving: 'a changed title of an event',
        given: running,
        bearer: true,
        path,
        body: eventUpdate,
      },
      { status: 200, body: { event } satisfies Expected<EventReply> },
      async () => {
        expect(await updateEvent(id, eventUpdate)).toEqual({ event: reify(event) });
      },
    );
  });

  it('names the user for whom an event is held', () => {
    const event = { bachelorette: { id: integer(otherId) } };
    return succeeds(
      {
        operationId,
        receiving: 'the user for whom an event is held',
        given: [anAdmin, anOther, given('an event', {})],
        bearer: true,
        path,
        body: { bacheloretteUserId: fromState('otherId', otherId) },
      },
      { status: 200, body: { event } satisfies Expected<EventReply> },
      async () => {
        expect(await updateEvent(id, { bacheloretteUserId: otherId })).toEqual({
          event: reify(event),
        });
      },
    );
  });

  it.each<[string, EventUpdate]>([
    ['the approval of an event in review', fixtures.approval],
    ['the rejection of an event in review', { status: 'archived' }],
  ])('takes %s', (receiving, body) =>
    succeeds(
      { operationId, receiving, given: inReview, bearer: true, path, body },
      { status: 200 },
      async () => {
        expect(await updateEvent(id, body)).toBeUndefined();
      },
    ),
  );
});

describe('deleteEvent', () => {
  it('deletes an event', () =>
    succeeds(
      {
        operationId: 'deleteEvent',
        receiving: 'the deletion of an event',
        given: running,
        bearer: true,
        path,
      },
      { status: 204 },
      async () => {
        expect(await deleteEvent(id)).toBeUndefined();
      },
    ));
});
