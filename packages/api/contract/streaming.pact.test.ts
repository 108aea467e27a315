import { streamingServerMessages } from '@perigee/domain/tickets';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { createStreamingToken } from '../src/index.ts';
import { given } from './given.ts';
import { aToken } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const operationId = 'createStreamingToken';
const server = streamingServerMessages;
const userId = fixtures.waitlistedDater.id;
const eventId = fixtures.upcomingEvent.id;
const body = fixtures.streamingTokenRequest;

beforeAll(() => {
  clearArea('events', [operationId]);
});

describe('createStreamingToken', () => {
  it('lets a guest into an event that is live', () =>
    succeeds(
      {
        operationId,
        receiving: 'a guest who enters a live event',
        given: given('a signed-in guest of an event that is live', { userId, eventId }),
        bearer: true,
        body,
      },
      { status: 200, body: { token: aToken(fixtures.streamingToken.token) } },
      async () => {
        expect(await createStreamingToken(body)).toEqual(fixtures.streamingToken);
      },
    ));

  it.each([
    [
      'a user without a ticket',
      given('a signed-in dater and an event that is live', { userId, eventId }),
      { status: 403, message: server.noTicket },
    ],
    [
      'a user who enters an unknown event',
      given('a signed-in dater', { userId }),
      { status: 404, message: server.roomNotFound },
    ],
    [
      'a guest who comes too early',
      given('a signed-in guest of an event to come', { userId, eventId }),
      { status: 422, message: server.notLive },
    ],
  ])('refuses %s', (receiving, state, reply) =>
    refuses(
      { operationId, receiving, given: state, bearer: true, body },
      reply,
      async (refusal) => {
        await expect(createStreamingToken(body)).rejects.toMatchObject(refusal);
      },
    ),
  );
});
