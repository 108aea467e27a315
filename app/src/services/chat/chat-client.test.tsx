import { conversationIdOf } from '@perigee/domain/chat';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../memory-storage.ts';
import { CONVERSATIONS_KEY, messagesKey, type ChatPages } from './chat-cache.ts';
import { createChatClient, type ChatClient } from './chat-client.ts';
import { createMemoryChat, type MemoryChat } from './memory-chat.ts';

const [OWN, OTHER] = [1, 2];
const [MATCH, NEXT_MATCH] = [7, 8];
const ID = conversationIdOf(MATCH);
const NOW = new Date('2026-12-01T18:00:00Z');

let chat: MemoryChat;
let storage: Storage;
const clients: ChatClient[] = [];

/** A page of a user. */
function openPage(userId: number, queryClient = new QueryClient()) {
  const client = createChatClient({
    service: chat,
    queryClient,
    storage,
    clock: { now: () => NOW },
    userId,
    chatToken: chat.tokenOf(userId),
  });
  clients.push(client);
  return { client, queryClient };
}

const whenOnline = (client: ChatClient) =>
  vi.waitFor(() => expect(client.getState().connection).toBe('online'));

/** The texts that the provider has stored. */
const storedTexts = async ({ client }: { client: ChatClient }) =>
  (await client.messages(ID)).messages.map(({ text }) => text);

beforeEach(() => {
  storage = createMemoryStorage();
  chat = createMemoryChat(() => NOW);
  chat.match(MATCH, [OWN, OTHER]);
});

afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  vi.useRealTimers();
});

describe('a message', () => {
  it('is shown at once, and stored once', async () => {
    const page = openPage(OWN);
    await whenOnline(page.client);
    page.client.send(ID, { text: 'So make your case.', quote: null });
    expect(page.client.getState().unsent.map(({ text }) => text)).toEqual(['So make your case.']);
    await vi.waitFor(() => expect(page.client.getState().unsent).toEqual([]));
    expect(await storedTexts(page)).toEqual(['So make your case.']);
  });

  it('waits for the network, and survives the page', async () => {
    const page = openPage(OWN);
    await whenOnline(page.client);
    chat.setOnline(OWN, false);
    for (const text of ['First.', 'Second.']) page.client.send(ID, { text, quote: null });
    page.client.close();

    chat.setOnline(OWN, true);
    const next = openPage(OWN);
    expect(next.client.getState().unsent).toHaveLength(2);
    await vi.waitFor(() => expect(next.client.getState().unsent).toEqual([]));
    expect(await storedTexts(next)).toEqual(['First.', 'Second.']);
  });

  it('is sent once by two tabs that share what waits', async () => {
    chat.setOnline(OWN, false);
    const [tab, otherTab] = [openPage(OWN), openPage(OWN)];
    tab.client.send(ID, { text: 'Only once.', quote: null });
    chat.setOnline(OWN, true);
    for (const { client } of [tab, otherTab]) {
      await vi.waitFor(() => expect(client.getState().unsent).toEqual([]));
    }
    expect(await storedTexts(tab)).toEqual(['Only once.']);
  });

  it('that the provider refuses stays until the user tries again or deletes it', async () => {
    const page = openPage(OWN);
    await whenOnline(page.client);
    const failed = () => page.client.getState().unsent.map((one) => [one.text, one.failed]);
    chat.failNextSend('refused');
    page.client.send(ID, { text: 'Refused.', quote: null });
    page.client.send(ID, { text: 'Sent.', quote: null });
    await vi.waitFor(() => expect(failed()).toEqual([['Refused.', true]]));
    expect(await storedTexts(page)).toEqual(['Sent.']);

    const [{ id } = { id: '' }] = page.client.getState().unsent;
    page.client.retry(id);
    await vi.waitFor(() => expect(failed()).toEqual([]));
    expect(await storedTexts(page)).toEqual(['Sent.', 'Refused.']);

    chat.failNextSend('refused');
    page.client.send(ID, { text: 'Deleted.', quote: null });
    await vi.waitFor(() => expect(failed()).toEqual([['Deleted.', true]]));
    page.client.discard(page.client.getState().unsent[0]?.id ?? '');
    expect(failed()).toEqual([]);
  });

  it('that came too fast is sent again by itself', async () => {
    const page = openPage(OWN);
    await whenOnline(page.client);
    vi.useFakeTimers();
    chat.failNextSend('too-fast');
    page.client.send(ID, { text: 'Patience.', quote: null });
    await vi.advanceTimersByTimeAsync(2999);
    expect(page.client.getState().unsent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.client.getState().unsent).toEqual([]);
    expect(await storedTexts(page)).toEqual(['Patience.']);
  });
});

describe('what other users do', () => {
  /** A page that shows the conversation and the list. */
  async function showingPage() {
    const page = openPage(OWN);
    const { client, queryClient } = page;
    await whenOnline(client);
    await queryClient.fetchQuery({ queryKey: CONVERSATIONS_KEY, queryFn: client.conversations });
    await queryClient.fetchInfiniteQuery({
      queryKey: messagesKey(ID),
      queryFn: () => client.messages(ID),
      initialPageParam: undefined,
    });
    const texts = () =>
      queryClient
        .getQueryData<ChatPages>(messagesKey(ID))
        ?.pages.flatMap(({ messages }) => messages.map(({ text }) => text));
    const conversation = () =>
      queryClient.getQueryData<Awaited<ReturnType<typeof client.conversations>>>(
        CONVERSATIONS_KEY,
      )?.[0];
    return { ...page, texts, conversation };
  }

  it('is in the queries of the page without a request', async () => {
    const page = await showingPage();
    const incoming = vi.fn<(message: { text: string }) => void>();
    page.client.onIncoming(incoming);
    const other = openPage(OTHER);
    await whenOnline(other.client);
    other.client.send(ID, { text: 'Bring a fork.', quote: null });
    await vi.waitFor(() => expect(page.texts()).toEqual(['Bring a fork.']));
    expect(page.conversation()).toMatchObject({
      unreadCount: 1,
      lastMessage: { text: 'Bring a fork.' },
    });
    expect(incoming).toHaveBeenCalledOnce();

    const last = page.conversation()?.lastMessage?.id ?? '';
    page.client.markRead(ID, last);
    await vi.waitFor(() => expect(page.conversation()?.unreadCount).toBe(0));
  });

  it('stays when it comes while older messages are loading', async () => {
    const page = await showingPage();
    const loaded = page.client.messages(ID);
    chat.store(ID, OTHER, { id: crypto.randomUUID(), text: 'Meanwhile.', quote: null });
    expect((await loaded).messages.map(({ text }) => text)).toEqual(['Meanwhile.']);
    expect(await storedTexts(page)).toEqual(['Meanwhile.']);
  });

  it('marks own messages as read', async () => {
    const page = await showingPage();
    page.client.send(ID, { text: 'Read me.', quote: null });
    await vi.waitFor(() => expect(page.texts()).toEqual(['Read me.']));
    const other = openPage(OTHER);
    await whenOnline(other.client);
    const sent = page.conversation()?.lastMessage;
    other.client.markRead(ID, sent?.id ?? '');
    await vi.waitFor(() => expect(page.conversation()?.otherReadAt).toBe(sent?.sentAt));
  });

  /** A page, and the other user's, and how often the page has begun or ended to show that the other user types. */
  async function typingPages() {
    const page = await showingPage();
    const other = openPage(OTHER);
    await whenOnline(other.client);
    const isShown = () => page.client.getState().typing.has(ID);
    const changes: boolean[] = [];
    page.client.subscribe(() => {
      if (changes.at(-1) !== isShown()) changes.push(isShown());
    });
    vi.useFakeTimers();
    return { other: other.client, isShown, changes };
  }

  it('typing is shown for as long as it goes on', async () => {
    const { other, changes } = await typingPages();
    other.setTyping(ID, true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(changes).toEqual([true]);
    other.setTyping(ID, false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(changes).toEqual([true, false]);
  });

  it('typing ends by itself when the other user has lost the network', async () => {
    const { other, isShown } = await typingPages();
    other.setTyping(ID, true);
    chat.setOnline(OTHER, false);
    await vi.advanceTimersByTimeAsync(5999);
    expect(isShown()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isShown()).toBe(false);
  });

  it('typing ends when the other user types in another conversation', async () => {
    chat.match(NEXT_MATCH, [OWN, OTHER]);
    const { other, changes } = await typingPages();
    other.setTyping(ID, true);
    other.setTyping(conversationIdOf(NEXT_MATCH), true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(changes).toEqual([true, false]);
  });

  it('typing is reported no more once the page is closed', async () => {
    const { other } = await typingPages();
    other.setTyping(ID, true);
    other.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('an end of the match closes the conversation, and keeps what was said', async () => {
    const page = await showingPage();
    page.client.send(ID, { text: 'Thursday?', quote: null });
    await vi.waitFor(() => expect(page.texts()).toEqual(['Thursday?']));
    chat.unmatch(MATCH);
    await vi.waitFor(() => expect(page.client.getState().ended.has(ID)).toBe(true));
    expect(page.texts()).toEqual(['Thursday?']);
  });

  it('that was missed without a network is fetched after it', async () => {
    const page = await showingPage();
    const observer = new QueryObserver(page.queryClient, {
      queryKey: CONVERSATIONS_KEY,
      queryFn: page.client.conversations,
      staleTime: Infinity,
    });
    const stop = observer.subscribe(() => undefined);
    chat.setOnline(OWN, false);
    chat.store(ID, OTHER, { id: crypto.randomUUID(), text: 'Missed.', quote: null });
    expect(page.conversation()?.lastMessage).toBeNull();
    chat.setOnline(OWN, true);
    await vi.waitFor(() => expect(page.conversation()?.lastMessage?.text).toBe('Missed.'));
    stop();
  });
});

it('a refused token ends the attempts', async () => {
  chat.refuse(OWN);
  const { client } = openPage(OWN);
  await vi.waitFor(() => expect(client.getState().connection).toBe('refused'));
});
