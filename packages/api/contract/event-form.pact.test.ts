import { MatchersV3 } from '@pact-foundation/pact';
import { serverMessages } from '@perigee/domain';
import { eventMessages, eventServerMessages, type EventStatus } from '@perigee/domain/events';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { createEvent, deleteEvent, updateEvent } from '../src/index.ts';
import { anEvent, shown } from './event-matchers.ts';
import { given } from './given.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { adminUser, approval, eventForm, eventUpdate, submittedEvent, upcomingEvent } = fixtures;
const { id: eventId, slug } = upcomingEvent;
const userId = 11;
const id = String(eventId);
const absent = '999999';

const someLines = (problems: readonly string[]) => problems.join('\n');
const withPictures = given('a signed-in host with pictures', {
  userId,
  imageId: eventForm.imageData ?? 0,
  verticalImageId: eventForm.verticalImageData ?? 0,
});
const running = (status: EventStatus) =>
  given('a signed-in host and an event that they run', { userId, eventId, status });
const inReview = given('a signed-in admin and an event in review', {
  adminId: adminUser.id,
  eventId,
  slug,
});

beforeAll(() => {
  clearArea('events', ['createEvent', 'updateEvent', 'deleteEvent']);
});

describe('createEvent', () => {
  const operationId = 'createEvent';

  it('submits an event for review', () =>
    succeeds(
      {
        operationId,
        receiving: 'a new event of a host',
        given: withPictures,
        bearer: true,
        body: eventForm,
      },
      { status: 201, body: { event: { ...anEvent(submittedEvent), status: 'pending' } } },
      async () => {
        const { event } = await createEvent(eventForm);
        expect(event).toMatchObject(shown(submittedEvent));
      },
    ));

  it('says everything that is wrong with the form', () => {
    const body = { ...eventForm, title: '', minAge: 40 };
    const { titleMissing, agesCrossed } = eventMessages.form;
    return refuses(
      {
        operationId,
        receiving: 'a new event that breaks two rules',
        given: withPictures,
        bearer: true,
        body,
      },
      { status: 422, message: someLines([titleMissing, agesCrossed]) },
      async (refusal) => {
        await expect(createEvent(body)).rejects.toMatchObject(refusal);
      },
    );
  });

  it('refuses a slug that is taken', () => {
    const body = { ...eventForm, imageData: null, verticalImageData: null, slug };
    return refuses(
      {
        operationId,
        receiving: 'a new event of an admin with a slug that is taken',
        given: inReview,
        bearer: true,
        body,
      },
      { status: 409, message: eventServerMessages.slugTaken },
      async (refusal) => {
        await expect(createEvent(body)).rejects.toMatchObject(refusal);
      },
    );
  });
});

describe('updateEvent', () => {
  const operationId = 'updateEvent';

  it('changes an event', () =>
    succeeds(
      {
        operationId,
        receiving: 'a changed title of an event',
        given: running('created'),
        bearer: true,
        path: { id },
        body: eventUpdate,
      },
      {
        status: 200,
        body: { event: { ...anEvent(upcomingEvent), ...eventUpdate, status: 'updated' } },
      },
      async () => {
        const { event } = await updateEvent(id, eventUpdate);
        expect(event).toMatchObject(shown(fixtures.updatedEventReply.event));
      },
    ));

  it('approves an event', () =>
    succeeds(
      {
        operationId,
        receiving: 'the approval of an event in review',
        given: inReview,
        bearer: true,
        path: { id },
        body: approval,
      },
      { status: 200, body: { event: { id: MatchersV3.integer(eventId), ...approval } } },
      async () => {
        expect(await updateEvent(id, approval)).toMatchObject({ event: approval });
      },
    ));

  it('refuses the approval of an event by its host', () =>
    refuses(
      {
        operationId,
        receiving: 'the approval of an event by its host',
        given: running('pending'),
        bearer: true,
        path: { id },
        body: approval,
      },
      { status: 403, message: serverMessages.adminsOnly },
      async (refusal) => {
        await expect(updateEvent(id, approval)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an event that is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a change of an event that is not there',
        given: running('created'),
        bearer: true,
        path: { id: absent },
        body: eventUpdate,
      },
      { status: 404, message: serverMessages.eventNotFound },
      async (refusal) => {
        await expect(updateEvent(absent, eventUpdate)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses a change of an event that is over', () =>
    refuses(
      {
        operationId,
        receiving: 'a change of an event that is over',
        given: running('completed'),
        bearer: true,
        path: { id },
        body: eventUpdate,
      },
      { status: 409, message: eventServerMessages.over },
      async (refusal) => {
        await expect(updateEvent(id, eventUpdate)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses a change that breaks a rule', () => {
    const body = { minAge: 41 };
    return refuses(
      {
        operationId,
        receiving: 'a change of an event that breaks a rule',
        given: running('created'),
        bearer: true,
        path: { id },
        body,
      },
      { status: 422, message: eventMessages.form.agesCrossed },
      async (refusal) => {
        await expect(updateEvent(id, body)).rejects.toMatchObject(refusal);
      },
    );
  });
});

describe('deleteEvent', () => {
  const operationId = 'deleteEvent';

  it('deletes an event', () =>
    succeeds(
      {
        operationId,
        receiving: 'the deletion of an event',
        given: running('created'),
        bearer: true,
        path: { id },
      },
      { status: 204 },
      async () => {
        expect(await deleteEvent(id)).toBeUndefined();
      },
    ));

  it('refuses an event that is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'the deletion of an event that is not there',
        given: running('created'),
        bearer: true,
        path: { id: absent },
      },
      { status: 404, message: serverMessages.eventNotFound },
      async (refusal) => {
        await expect(deleteEvent(absent)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an event that has taken place', () =>
    refuses(
      {
        operationId,
        receiving: 'the deletion of an event that has taken place',
        given: running('completed'),
        bearer: true,
        path: { id },
      },
      { status: 409, message: eventServerMessages.over },
      async (refusal) => {
        await expect(deleteEvent(id)).rejects.toMatchObject(refusal);
      },
    ));
});
