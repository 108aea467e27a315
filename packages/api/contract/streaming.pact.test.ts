import { streamingServerMessages } from '@perigee/domain/tickets';
import { beforeAll, describe, expect, it } from 'vitest';
import { seriesEvent, streamingToken } from '../src/fixtures/index.ts';
import { createStreamingToken, type StreamingToken } from '../src/index.ts';
import { fromState, given } from './given.ts';
import { rewriteArea } from './pact-files.ts';
import { aToken, type Expected } from './matchers.ts';
import { refuses, succeeds } from './product-api.ts';

const operationId = 'createStreamingToken';
const room = seriesEvent.slug;
const { token } = streamingToken;
const body = { room: fromState('slug', room) };
const visit = [given('a user', { role: 'member' }), given('an event', { status: 'started' })];

beforeAll(() => {
  rewriteArea('events', [operationId]);
});

describe('createStreamingToken', () => {
  it('lets a guest into an event that is live', () =>
    succeeds(
      {
        operationId,
        receiving: 'a guest who enters a live event',
        given: [...visit, given('a ticket', { of: 'user', paid: true })],
        bearer: true,
        body,
      },
      { status: 200, body: { token: aToken(token) } satisfies Expected<StreamingToken> },
      async () => {
        expect(await createStreamingToken({ room })).toEqual({ token });
      },
    ));

  it('refuses a user without a ticket, whom the page does not admit', () =>
    refuses(
      {
        operationId,
        receiving: 'a user without a ticket',
        given: visit,
        bearer: true,
        body,
      },
      { status: 403, message: streamingServerMessages.noTicket },
      async (refusal) => {
        await expect(createStreamingToken({ room })).rejects.toMatchObject(refusal);
      },
    ));
});
