import { MatchersV3 } from '@pact-foundation/pact';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { JWT, session as tokens, waitlistedDater } from '../src/fixtures/index.ts';
import { configureApi, createQueryClient, createSession } from '../src/index.ts';
import { socketChannel } from '../src/realtime/index.ts';
import { everythingOfAUser, given, type Given } from './given.ts';
import { aUserWithEverything, aWaitlistedPerson } from './matchers.ts';
import { rewriteRealtime } from './pact-files.ts';
import { receives, type MessageMetadata } from './realtime.ts';

type Handler = (payload: unknown) => void;

const baseUrl = 'http://product-api.test';

/** Stands in for the socket library, so that the real listeners get what the message holds. */
const sockets = vi.hoisted(() => ({ opened: [] as { url: string; on: Map<string, Handler> }[] }));
vi.mock('socket.io-client', () => ({
  io: (url: string) => {
    const on = new Map<string, Handler>();
    sockets.opened.push({ url, on });
    return { on: (event: string, handler: Handler) => on.set(event, handler) };
  },
}));

const noStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
} as Partial<Storage> as Storage;

/** A signed-in page with its channel open, and what it heard of changes. */
async function signedIn() {
  sockets.opened = [];
  const queryClient = createQueryClient();
  const onRemoteChange = vi.spyOn(queryClient, 'invalidateQueries');
  const openChannel = socketChannel(baseUrl);
  const session = createSession({ storage: noStorage, queryClient, openChannel });
  configureApi({ baseUrl, getToken: session.getToken, onUnauthorized: session.expire });
  await session.signIn({
    token: JWT,
    userId: String(tokens.userId),
    chatToken: tokens.chatToken,
  });
  await expect.poll(() => sockets.opened).toHaveLength(1);
  /** Lets the message arrive the way that its metadata says. */
  const receive = (metadata: MessageMetadata, content: unknown) => {
    const socket = sockets.opened.find(({ url }) => url === baseUrl + metadata.namespace);
    const handler = socket?.on.get(metadata.event);
    if (!handler) throw new Error(`Nobody listens to ${JSON.stringify(metadata)}.`);
    handler(content);
  };
  return { session, onRemoteChange, receive };
}

beforeAll(rewriteRealtime);

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ ...waitlistedDater, name: 'Before' }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the channel of the signed-in person', () => {
  it.each<[string, readonly Given[], object]>([
    ['an applicant after a decision', [given('a user', { role: 'applicant' })], aWaitlistedPerson],
    ['a user who has everything, after an answer', everythingOfAUser, aUserWithEverything],
  ])('takes over the person of a profileUpdate: %s', (description, states, content) =>
    receives(
      {
        operationId: 'sendProfileUpdate',
        description,
        given: states,
        event: 'profileUpdate',
        content,
      },
      async (metadata, received) => {
        const { session, onRemoteChange, receive } = await signedIn();
        expect(session.getState().user?.name).toBe('Before');
        receive(metadata, received);
        expect(session.getState()).toMatchObject({ status: 'LOGGED_IN', user: received });
        expect(onRemoteChange).toHaveBeenCalledOnce();
      },
    ),
  );

  it('reads again what depends on features after a featuresUpdate', () =>
    receives(
      {
        operationId: 'sendFeaturesUpdate',
        description: 'the features that are open to the signed-in person',
        given: given('a user', { role: 'applicant' }),
        event: 'featuresUpdate',
        content: MatchersV3.eachLike(MatchersV3.string('COMPLETE_PROFILE')),
      },
      async (metadata, content) => {
        const { session, onRemoteChange, receive } = await signedIn();
        receive(metadata, content);
        expect(onRemoteChange).toHaveBeenCalledOnce();
        expect(session.getState().user?.name).toBe('Before');
      },
    ));
});
