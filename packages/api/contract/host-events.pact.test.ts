import { MatchersV3 } from '@pact-foundation/pact';
import { hostServerMessages } from '@perigee/domain/hosts';
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptedDater, publicHost, upcomingEvent } from '../src/fixtures/index.ts';
import { listHostEvents, type Event } from '../src/index.ts';
import { given } from './given.ts';
import { anInstant, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { string } = MatchersV3;

const hostId = publicHost.id;
const id = String(hostId);
const unknownId = 'unknown-host';

const aDater = given('a signed-in dater and a host with an event', {
  userId: acceptedDater.id,
  hostId,
  eventId: upcomingEvent.id,
});

/** What the card of an event shows. */
const anEvent = {
  id: upcomingEvent.id,
  slug: string(upcomingEvent.slug),
  title: string(upcomingEvent.title),
  description: string(upcomingEvent.description),
  image: string('/pictures/covers/12.jpg'),
  location: string('New York'),
  timezone: string(upcomingEvent.timezone),
  startTime: anInstant(upcomingEvent.startTime),
  status: string(upcomingEvent.status),
  ticketPrice: MatchersV3.number(upcomingEvent.ticketPrice),
} satisfies Expected<Event>;

beforeAll(() => {
  clearArea('hosts', ['listHostEvents']);
});

describe('listHostEvents', () => {
  const operationId = 'listHostEvents';

  it('lists the events that are to come', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for the events of a host',
        given: aDater,
        bearer: true,
        path: { id },
      },
      { status: 200, body: MatchersV3.eachLike(anEvent) },
      async () => {
        const { id: eventId, slug, title } = upcomingEvent;
        expect(await listHostEvents(id)).toMatchObject([{ id: eventId, slug, title }]);
      },
    ));

  it('refuses a host who is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for the events of a host who is not there',
        given: aDater,
        bearer: true,
        path: { id: unknownId },
      },
      { status: 404, message: hostServerMessages.notFound },
      async (refusal) => {
        await expect(listHostEvents(unknownId)).rejects.toMatchObject(refusal);
      },
    ));
});
