import { conversationIdOf } from '@perigee/domain/chat';
import { videoLimits } from '@perigee/domain/video';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../memory-storage.ts';
import { createChatClient, type ChatClient } from './chat-client.ts';
import { createMemoryChat, type MemoryChat } from './memory-chat.ts';

const [OWN, OTHER, THIRD] = [1, 2, 3];
const [ID, OTHER_ID] = [conversationIdOf(7), conversationIdOf(8)];
const NOW = new Date('2026-12-01T18:00:00Z');
const { ringRepeatMs, ringExpiryMs } = videoLimits;

let chat: MemoryChat;
const clients: ChatClient[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  chat = createMemoryChat(() => NOW);
  chat.match(7, [OWN, OTHER]);
  chat.match(8, [OTHER, THIRD]);
});

afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  vi.useRealTimers();
});

/** The connected page of a user. */
async function openPage(userId: number) {
  const client = createChatClient({
    service: chat,
    queryClient: new QueryClient(),
    storage: createMemoryStorage(),
    clock: { now: () => NOW },
    userId,
    chatToken: chat.tokenOf(userId),
  });
  clients.push(client);
  await vi.advanceTimersByTimeAsync(0);
  return {
    calls: client.calls,
    rings: () => client.getState().incomingCall?.conversationId ?? null,
  };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a call', () => {
  it('rings on all pages of the other user until it is over', async () => {
    const [caller, tab, phone] = [
      await openPage(OWN),
      await openPage(OTHER),
      await openPage(OTHER),
    ];
    const over = caller.calls.ring(ID, vi.fn<() => void>());
    await settle();
    expect([caller.rings(), tab.rings(), phone.rings()]).toEqual([null, ID, ID]);
    await vi.advanceTimersByTimeAsync(3 * ringExpiryMs);
    expect([tab.rings(), phone.rings()]).toEqual([ID, ID]);
    // Who opens the app meanwhile hears it too.
    const late = await openPage(OTHER);
    await vi.advanceTimersByTimeAsync(ringRepeatMs);
    expect(late.rings()).toBe(ID);
    over();
    await settle();
    expect([tab.rings(), phone.rings(), late.rings()]).toEqual([null, null, null]);
    await vi.advanceTimersByTimeAsync(2 * ringRepeatMs);
    expect(tab.rings()).toBeNull();
  });

  it('that is declined on one page rings on none, and the caller is told', async () => {
    const [caller, tab, phone] = [
      await openPage(OWN),
      await openPage(OTHER),
      await openPage(OTHER),
    ];
    const onAnswer = vi.fn<(answer: string) => void>();
    const over = caller.calls.ring(ID, onAnswer);
    await settle();
    tab.calls.stop('declined');
    await settle();
    expect([tab.rings(), phone.rings()]).toEqual([null, null]);
    expect(onAnswer.mock.calls).toEqual([['declined']]);
    // The caller's next signal, sent before it knew.
    await vi.advanceTimersByTimeAsync(ringRepeatMs);
    expect([tab.rings(), phone.rings()]).toEqual([null, null]);
    over();

    caller.calls.ring(ID, onAnswer);
    await settle();
    expect([tab.rings(), phone.rings()]).toEqual([ID, ID]);
  });

  it('stops ringing when the caller disappears', async () => {
    const [caller, callee] = [await openPage(OWN), await openPage(OTHER)];
    caller.calls.ring(ID, vi.fn<() => void>());
    await settle();
    chat.setOnline(OWN, false);
    await vi.advanceTimersByTimeAsync(ringExpiryMs - 1);
    expect(callee.rings()).toBe(ID);
    await vi.advanceTimersByTimeAsync(1);
    expect(callee.rings()).toBeNull();
  });

  it('stops ringing when the match ends', async () => {
    const [caller, callee] = [await openPage(OWN), await openPage(OTHER)];
    caller.calls.ring(ID, vi.fn<() => void>());
    await settle();
    chat.unmatch(7);
    expect(callee.rings()).toBeNull();
    await vi.advanceTimersByTimeAsync(2 * ringRepeatMs);
    expect(callee.rings()).toBeNull();
  });

  it('does not ring at a user in another call, and the caller is told', async () => {
    const [caller, callee] = [await openPage(OWN), await openPage(OTHER)];
    callee.calls.setRoom(OTHER_ID);
    const onAnswer = vi.fn<(answer: string) => void>();
    const over = caller.calls.ring(ID, onAnswer);
    await settle();
    expect(callee.rings()).toBeNull();
    expect(onAnswer).toHaveBeenCalledWith('busy');
    over();
    callee.calls.setRoom(null);
    caller.calls.ring(ID, onAnswer);
    await settle();
    expect(callee.rings()).toBe(ID);
  });

  it('does not ring at a user who is in its room, or enters it', async () => {
    const [caller, callee] = [await openPage(OWN), await openPage(OTHER)];
    const onAnswer = vi.fn<(answer: string) => void>();
    caller.calls.ring(ID, onAnswer);
    await settle();
    callee.calls.setRoom(ID);
    expect(callee.rings()).toBeNull();
    await vi.advanceTimersByTimeAsync(ringRepeatMs);
    expect(callee.rings()).toBeNull();
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('waits while another one rings', async () => {
    const [first, second, callee] = [
      await openPage(OWN),
      await openPage(THIRD),
      await openPage(OTHER),
    ];
    const over = first.calls.ring(ID, vi.fn<() => void>());
    second.calls.ring(OTHER_ID, vi.fn<() => void>());
    await vi.advanceTimersByTimeAsync(ringRepeatMs);
    expect(callee.rings()).toBe(ID);
    over();
    await vi.advanceTimersByTimeAsync(ringRepeatMs);
    expect(callee.rings()).toBe(OTHER_ID);
  });
});
