import { openScene, setUpState, startSandbox, type Sandbox } from '@perigee/sandbox/node';
import { conversationIdOf } from '@perigee/domain/chat';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeChatService, type ChatUser } from '../services/chat/chat-service.conformance.ts';
import { sandboxChat } from '../services/chat/sandbox-chat.ts';
import { openBreakableNetwork } from './breakable-network.ts';

const START_MS = Date.parse('2026-12-01T12:00:00Z');

let sandbox: Sandbox;
let readings = 0;
beforeAll(async () => {
  // A second passes with each reading of the clock, so that no test reaches the limit of messages.
  const clock = () => new Date(START_MS + 1000 * readings++);
  sandbox = await startSandbox({ seed: false, clock });
});
afterAll(() => sandbox.stop());

/** A match of two of three members. */
async function openWorld() {
  const { context, url } = sandbox;
  const scene = await openScene(context);
  await setUpState(scene, 'a user', { role: 'member' });
  await setUpState(scene, 'another user', { role: 'member' });
  await setUpState(scene, 'a third user', { role: 'member' });
  const between = ['user', 'other'] as const;
  const { matchId } = await setUpState(scene, 'a match', { between, type: 'like' });

  const userOf = async (who: 'user' | 'other' | 'third') => {
    const id = scene.people.get(who)?.user.id ?? 0;
    const network = await openBreakableNetwork(url);
    return {
      id,
      token: await context.tokens.chat(id),
      chat: sandboxChat(network.url),
      cutNetwork: network.cut,
      restoreNetwork: network.restore,
      endSessions: async () => {
        await context.db.execute(`update users set session_version = 1 where id = ${id}`);
        context.chat.end(id);
      },
      network,
    } satisfies ChatUser & Record<'network', unknown>;
  };
  const [noor, idris, stranger] = [
    await userOf('user'),
    await userOf('other'),
    await userOf('third'),
  ];
  return {
    noor,
    idris,
    stranger,
    conversationId: conversationIdOf(Number(matchId)),
    unmatch: async () => {
      const reply = await fetch(`${url}/users/me/matches/${matchId}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${await context.tokens.session(idris.id)}` },
      });
      expect(reply.status).toBe(204);
    },
    close: () => {
      for (const { network } of [noor, idris, stranger]) network.close();
    },
  };
}

describeChatService('the sandbox', openWorld);

const listeners = () => ({
  onConnected: vi.fn<() => void>(),
  onDisconnected: vi.fn<() => void>(),
  onRefused: vi.fn<() => void>(),
  onMessage: vi.fn<(message: object) => void>(),
  onTyping: vi.fn<() => void>(),
  onCall: vi.fn<() => void>(),
  onRead: vi.fn<() => void>(),
  onClosed: vi.fn<() => void>(),
});

it('stores a message once whose acknowledgement the network lost', async () => {
  const { noor, idris, conversationId, close } = await openWorld();
  const [heard, othersHeard] = [listeners(), listeners()];
  const connection = noor.chat.connect(noor.token, heard);
  const other = idris.chat.connect(idris.token, othersHeard);
  await expect.poll(() => heard.onConnected.mock.calls).toHaveLength(1);
  await expect.poll(() => othersHeard.onConnected.mock.calls).toHaveLength(1);

  noor.network.drop('replies');
  const draft = { id: crypto.randomUUID(), text: 'Did this arrive?', quote: null };
  const lost = connection.send(conversationId, draft).catch((error: unknown) => error);
  await expect.poll(() => othersHeard.onMessage.mock.calls).toHaveLength(1);
  noor.cutNetwork();
  expect(await lost).toMatchObject({ name: 'ChatError', reason: 'offline' });

  noor.restoreNetwork();
  await expect.poll(() => heard.onConnected.mock.calls).toHaveLength(2);
  const stored = await connection.send(conversationId, draft);
  expect(othersHeard.onMessage.mock.calls).toEqual([[stored]]);
  expect((await other.messages(conversationId)).messages).toEqual([stored]);
  connection.close();
  other.close();
  close();
});

it('drops events of an unknown shape, with one warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { noor, conversationId, close } = await openWorld();
  const heard = listeners();
  const connection = noor.chat.connect(noor.token, heard);
  await expect.poll(() => heard.onConnected.mock.calls).toHaveLength(1);
  const emit = (data: unknown) => sandbox.context.chat.emit([noor.id], 'message', data as never);
  emit({ text: 7 });
  emit(null);
  const stored = await connection.send(conversationId, {
    id: crypto.randomUUID(),
    text: 'Still here',
    quote: null,
  });
  await expect.poll(() => heard.onMessage.mock.calls).toEqual([[stored]]);
  expect(warn.mock.calls).toEqual([
    ['The chat sent data of an unknown shape: message', { text: 7 }],
  ]);
  warn.mockRestore();
  connection.close();
  close();
});
