import { MatchersV3 } from '@pact-foundation/pact';
import { hostServerMessages } from '@perigee/domain/hosts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { applyForDate, listDateApplications, type DateApplication } from '../src/index.ts';
import { given } from './given.ts';
import { aPublicUser, anInstant, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { acceptedDater, hostUser, publicHost, publicUser, upcomingEvent } = fixtures;

const hostId = publicHost.id;
const id = String(hostId);
const unknownId = 'unknown-host';

const aDater = given('a signed-in dater and a host with an event', {
  userId: acceptedDater.id,
  hostId,
  eventId: upcomingEvent.id,
});
const aHost = given('a signed-in host who was asked for a date', {
  userId: hostUser.id,
  hostId,
  applicantId: publicUser.id,
});
const notFound = { status: 404, message: hostServerMessages.notFound };

const aDateApplication = {
  id: MatchersV3.integer(fixtures.dateApplication.id),
  user: aPublicUser,
  message: MatchersV3.string(fixtures.dateApplication.message ?? ''),
  createdAt: anInstant(fixtures.dateApplication.createdAt),
} satisfies Expected<DateApplication>;

beforeAll(() => {
  clearArea('hosts', ['listDateApplications', 'applyForDate']);
});

describe('listDateApplications', () => {
  const operationId = 'listDateApplications';

  it('lists who asks for a date', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request of a host for the date applications',
        given: aHost,
        bearer: true,
        path: { id },
      },
      { status: 200, body: MatchersV3.eachLike(aDateApplication) },
      async () => {
        expect(await listDateApplications(id)).toEqual([fixtures.dateApplication]);
      },
    ));

  it('refuses a host who is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for the date applications of a host who is not there',
        given: aHost,
        bearer: true,
        path: { id: unknownId },
      },
      notFound,
      async (refusal) => {
        await expect(listDateApplications(unknownId)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('applyForDate', () => {
  const operationId = 'applyForDate';
  const body = fixtures.dateApplicationRequest;

  it('asks a host for a date', () =>
    succeeds(
      {
        operationId,
        receiving: 'a date application',
        given: aDater,
        bearer: true,
        path: { id },
        body,
      },
      { status: 201, body: { ...aDateApplication, ...body } },
      async () => {
        expect(await applyForDate(id, body)).toEqual(fixtures.dateApplication);
      },
    ));

  it('refuses a second application', () =>
    refuses(
      {
        operationId,
        receiving: 'a second date application to the same host',
        given: given('a signed-in dater who asked a host for a date', {
          userId: acceptedDater.id,
          hostId,
        }),
        bearer: true,
        path: { id },
        body,
      },
      { status: 409, message: hostServerMessages.appliedBefore },
      async (refusal) => {
        await expect(applyForDate(id, body)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an application to oneself', () =>
    refuses(
      {
        operationId,
        receiving: 'a date application to oneself',
        given: aHost,
        bearer: true,
        path: { id },
        body,
      },
      { status: 422, message: hostServerMessages.appliedToOneself },
      async (refusal) => {
        await expect(applyForDate(id, body)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses a host who is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a date application to a host who is not there',
        given: aDater,
        bearer: true,
        path: { id: unknownId },
        body,
      },
      notFound,
      async (refusal) => {
        await expect(applyForDate(unknownId, body)).rejects.toMatchObject(refusal);
      },
    ));
});
