import { conversationIdOf } from '@perigee/domain/chat';
import { expect, it, vi } from 'vitest';
import { describeChatService, type ChatUser } from './chat-service.conformance.ts';
import { createMemoryChat } from './memory-chat.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const [NOOR, IDRIS, STRANGER] = [1300, 1301, 1302];
const MATCH = 7;

function openMemoryChat() {
  const chat = createMemoryChat(() => NOW);
  chat.match(MATCH, [NOOR, IDRIS]);
  return chat;
}

describeChatService('the memory', async () => {
  const chat = openMemoryChat();
  const userOf = (id: number): ChatUser => ({
    id,
    token: chat.tokenOf(id),
    chat,
    cutNetwork: () => chat.setOnline(id, false),
    restoreNetwork: () => chat.setOnline(id, true),
    endSessions: () => chat.refuse(id),
  });
  return {
    noor: userOf(NOOR),
    idris: userOf(IDRIS),
    stranger: userOf(STRANGER),
    conversationId: conversationIdOf(MATCH),
    unmatch: () => chat.unmatch(MATCH),
    close: () => undefined,
  };
});

const listeners = () => ({
  onConnected: vi.fn<() => void>(),
  onDisconnected: () => undefined,
  onRefused: () => undefined,
  onMessage: () => undefined,
  onTyping: () => undefined,
  onCall: () => undefined,
  onRead: () => undefined,
  onClosed: () => undefined,
});

it('lets one message fail, and gives the next its own time', async () => {
  const chat = openMemoryChat();
  const heard = listeners();
  const connection = chat.connect(chat.tokenOf(NOOR), heard);
  await expect.poll(() => heard.onConnected.mock.calls).toHaveLength(1);
  const draft = { id: crypto.randomUUID(), text: 'Hello', quote: null };
  const id = conversationIdOf(MATCH);
  const before = chat.store(id, IDRIS, { ...draft, id: crypto.randomUUID() });
  chat.failNextSend('too-fast');
  await expect(connection.send(id, draft)).rejects.toMatchObject({ reason: 'too-fast' });
  const sent = await connection.send(id, draft);
  expect([before.sentAt, sent.sentAt]).toEqual([
    '2026-12-01T12:00:00.000Z',
    '2026-12-01T12:00:00.001Z',
  ]);
});
