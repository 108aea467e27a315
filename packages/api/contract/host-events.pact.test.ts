import { MatchersV3 } from '@pact-foundation/pact';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicHost } from '../src/fixtures/index.ts';
import { listHostEvents, type Event } from '../src/index.ts';
import { anEvening, anEventCard, anEventHost } from './event-matchers.ts';
import { fromState, given } from './given.ts';
import type { Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { eachLike, reify } = MatchersV3;
const linkId = publicHost.linkId ?? '';

beforeAll(() => {
  rewriteArea('hosts', ['listHostEvents']);
});

describe('listHostEvents', () => {
  it('lists the events that are to come', () => {
    const event = {
      ...anEventCard,
      ...anEvening,
      host: anEventHost,
      userSignedUpAlready: false,
    } satisfies Expected<Event>;
    return succeeds(
      {
        operationId: 'listHostEvents',
        receiving: 'a request for the events of a host',
        given: [
          given('a user', { role: 'member' }),
          given('another user', { role: 'host' }),
          given('an event', { host: 'other' }),
        ],
        bearer: true,
        path: { id: fromState('otherLinkId', linkId) },
      },
      { status: 200, body: eachLike(event) },
      async () => {
        expect(await listHostEvents(linkId)).toEqual([reify(event)]);
      },
    );
  });
});
