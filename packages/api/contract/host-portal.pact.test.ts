import { MatchersV3 } from '@pact-foundation/pact';
import { serverMessages } from '@perigee/domain';
import type { EventStatus } from '@perigee/domain/events';
import { hostPortalServerMessages } from '@perigee/domain/host-portal';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  addGalleryPicture,
  deleteSchedule,
  generateSchedule,
  getHostPortal,
  listEventMatches,
  type EventMatch,
  type EventSchedule,
  type GalleryReply,
  type PortalReply,
} from '../src/index.ts';
import { aGuest, anEvent, shown } from './event-matchers.ts';
import { given } from './given.ts';
import type { Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { eachLike, integer, number, string } = MatchersV3;
const { eventSchedule, galleryImage, publicUser, secondGuest, upcomingEvent } = fixtures;
const { id: eventId } = upcomingEvent;
const userId = 11;
const id = String(eventId);
const absent = '999999';

const running = (status: EventStatus) =>
  given('a signed-in host and an event that they run', { userId, eventId, status });
const withGuests = given('a signed-in host and an event that they run, with guests', {
  userId,
  eventId,
  guestIds: [publicUser.id, secondGuest.id],
});
const notThere = { status: 404, message: serverMessages.eventNotFound };
const scheduleClosed = { status: 409, message: hostPortalServerMessages.scheduleClosed };

beforeAll(() => {
  clearArea('host-portal');
});

describe('getHostPortal', () => {
  it('shows hosts their events by how they stand', () =>
    succeeds(
      {
        operationId: 'getHostPortal',
        receiving: 'a request for the host portal',
        given: withGuests,
        bearer: true,
      },
      {
        status: 200,
        body: {
          activeEvents: eachLike(anEvent(upcomingEvent)),
          deletedEvents: [],
          expiredEvents: [],
          pendingEvents: [],
          totalSales: number(35),
        } satisfies Expected<PortalReply>,
      },
      async () => {
        const { activeEvents, totalSales } = await getHostPortal();
        expect(activeEvents).toMatchObject([shown(upcomingEvent)]);
        expect(totalSales).toBe(35);
      },
    ));
});

describe('addGalleryPicture', () => {
  const operationId = 'addGalleryPicture';

  it('adds a picture', () =>
    succeeds(
      {
        operationId,
        receiving: "a picture for an event's gallery",
        given: running('completed'),
        bearer: true,
        path: { id },
        body: galleryImage,
      },
      {
        status: 201,
        body: {
          data: { media: { id: integer(914), url: string('/pictures/uploads/914') } },
        } satisfies Expected<GalleryReply>,
      },
      async () => {
        expect(await addGalleryPicture(id, galleryImage)).toEqual(fixtures.galleryReply);
      },
    ));

  it('refuses an event that is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a picture for the gallery of an event that is not there',
        given: running('created'),
        bearer: true,
        path: { id: absent },
        body: galleryImage,
      },
      notThere,
      async (refusal) => {
        await expect(addGalleryPicture(absent, galleryImage)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses what is no picture', () =>
    refuses(
      {
        operationId,
        receiving: "a text for an event's gallery",
        given: running('created'),
        bearer: true,
        path: { id },
        body: fixtures.galleryText,
      },
      { status: 422, message: serverMessages.fieldMalformed('image') },
      async (refusal) => {
        await expect(addGalleryPicture(id, fixtures.galleryText)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('generateSchedule', () => {
  const operationId = 'generateSchedule';

  it('says who meets whom', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request to generate a schedule',
        given: withGuests,
        bearer: true,
        path: { id },
      },
      {
        status: 200,
        body: {
          rounds: eachLike({
            round: integer(1),
            tables: eachLike({
              table: integer(1),
              first: aGuest(publicUser),
              second: aGuest(secondGuest),
            }),
          }),
        } satisfies Expected<EventSchedule>,
      },
      async () => {
        const { rounds } = await generateSchedule(id);
        const [first, second] = [publicUser, secondGuest].map(({ name }) => ({ name }));
        expect(rounds).toMatchObject([{ round: 1, tables: [{ table: 1, first, second }] }]);
        expect(rounds).toHaveLength(eventSchedule.rounds.length);
      },
    ));

  it('refuses an event that is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a request to generate the schedule of an event that is not there',
        given: running('created'),
        bearer: true,
        path: { id: absent },
      },
      notThere,
      async (refusal) => {
        await expect(generateSchedule(absent)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an event that was updated', () =>
    refuses(
      {
        operationId,
        receiving: 'a request to generate the schedule of an event that was updated',
        given: running('updated'),
        bearer: true,
        path: { id },
      },
      scheduleClosed,
      async (refusal) => {
        await expect(generateSchedule(id)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('deleteSchedule', () => {
  const operationId = 'deleteSchedule';

  it('forgets who meets whom', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request to delete a schedule',
        given: withGuests,
        bearer: true,
        path: { id },
      },
      { status: 204 },
      async () => {
        expect(await deleteSchedule(id)).toBeUndefined();
      },
    ));

  it('refuses an event that is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a request to delete the schedule of an event that is not there',
        given: running('created'),
        bearer: true,
        path: { id: absent },
      },
      notThere,
      async (refusal) => {
        await expect(deleteSchedule(absent)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an event that was updated', () =>
    refuses(
      {
        operationId,
        receiving: 'a request to delete the schedule of an event that was updated',
        given: running('updated'),
        bearer: true,
        path: { id },
      },
      scheduleClosed,
      async (refusal) => {
        await expect(deleteSchedule(id)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('listEventMatches', () => {
  const operationId = 'listEventMatches';

  it('lists guests who matched', () =>
    succeeds(
      {
        operationId,
        receiving: "a request for the matches of an event's guests",
        given: withGuests,
        bearer: true,
        path: { id },
      },
      {
        status: 200,
        body: eachLike({
          id: integer(1),
          firstUser: aGuest(publicUser),
          secondUser: aGuest(secondGuest),
        } satisfies Expected<EventMatch>),
      },
      async () => {
        const [match] = await listEventMatches(id);
        expect(match).toMatchObject({
          firstUser: { id: publicUser.id },
          secondUser: { id: secondGuest.id },
        });
      },
    ));

  it('refuses an event that is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for the matches at an event that is not there',
        given: running('created'),
        bearer: true,
        path: { id: absent },
      },
      notThere,
      async (refusal) => {
        await expect(listEventMatches(absent)).rejects.toMatchObject(refusal);
      },
    ));
});
