import { match } from '@perigee/api/fixtures';
import { messages as texts } from '@perigee/domain';
import { chatLimits, conversationIdOf } from '@perigee/domain/chat';
import type { Conversation } from '@perigee/ui/chat';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createChatClient, type ChatClient } from '../../services/chat/chat-client.ts';
import { createMemoryChat } from '../../services/chat/memory-chat.ts';
import { createMemoryStorage } from '../../services/memory-storage.ts';
import { createTestServices, wrapperWith } from '../../services/test-services.tsx';
import { OpenConversation } from './open-conversation.tsx';

const [OWN, OTHER] = [1, match.profile.id];
const NOW = new Date('2026-12-01T18:00:00Z');

const page = vi.hoisted(() => ({
  client: null as ChatClient | null,
  loaded: vi.fn<() => void>(),
  failed: vi.fn<(error: unknown) => void>(),
}));

vi.mock('../../services/chat/use-chat.ts', async (original) => ({
  ...(await original<object>()),
  useChatClient: () => page.client,
}));

// Its list of messages needs more of a browser than jsdom has.
vi.mock('@perigee/ui/chat', async (original) => ({
  ...(await original<object>()),
  Conversation: ({ messages, onLoadEarlier }: ComponentProps<typeof Conversation>) => {
    if (messages.status === 'loading') return null;
    if (messages.status === 'error') {
      return (
        <button aria-busy={messages.retrying} onClick={messages.onRetry}>
          {messages.message}
        </button>
      );
    }
    return (
      <button onClick={() => void onLoadEarlier().then(page.loaded, page.failed)}>
        {`Load before ${messages.data.messages.length}`}
      </button>
    );
  },
}));

afterEach(() => {
  page.client?.close();
});

/** The client of a chat that has one page of messages, and one message more. */
function startChat() {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const services = createTestServices();
  const chat = createMemoryChat(() => NOW);
  chat.match(match.id, [OWN, OTHER]);
  for (let number = 0; number <= chatLimits.pageSize; number += 1) {
    const draft = { id: crypto.randomUUID(), text: `${number}`, quote: null };
    chat.store(conversationIdOf(match.id), OTHER, draft);
  }
  page.client = createChatClient({
    service: chat,
    queryClient: services.queryClient,
    storage: createMemoryStorage(),
    clock: { now: () => NOW },
    userId: OWN,
    chatToken: chat.tokenOf(OWN),
  });
  const show = () =>
    render(
      <MemoryRouter>
        <OpenConversation match={match} userId={OWN} now={NOW} />
      </MemoryRouter>,
      { wrapper: wrapperWith(services) },
    );
  return { client: page.client, show };
}

it('earlier messages that could not be loaded can be loaded again', async () => {
  const { client, show } = startChat();
  show();
  const load = await screen.findByText(`Load before ${chatLimits.pageSize}`);
  vi.spyOn(client, 'messages').mockRejectedValueOnce(new Error('offline'));
  fireEvent.click(load);
  await waitFor(() =>
    expect(page.loaded.mock.calls.length + page.failed.mock.calls.length).toBe(1),
  );
  expect(page.failed).toHaveBeenCalledOnce();
  fireEvent.click(load);
  await screen.findByText(`Load before ${chatLimits.pageSize + 1}`);
});

it('messages that could not be loaded stay failed, and busy, until the retry is answered', async () => {
  const { client, show } = startChat();
  let fail: (error: Error) => void = () => undefined;
  vi.spyOn(client, 'messages')
    .mockRejectedValueOnce(new Error('offline'))
    .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  show();
  const retry = await screen.findByText(texts.unableToProcess);
  fireEvent.click(retry);
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
  fail(new Error('offline'));
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(retry);
  await screen.findByText(`Load before ${chatLimits.pageSize}`);
});
