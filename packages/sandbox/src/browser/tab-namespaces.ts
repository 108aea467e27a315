import { sessionOfChatToken, sessionOfToken } from '../auth/authenticate.ts';
import { createChatCalls, isChatCall } from '../chat/chat-calls.ts';
import { CHAT_NAMESPACE } from '../chat/chat-channel.ts';
import type { MemoryChatChannel } from '../chat/memory-chat-channel.ts';
import type { SandboxContext } from '../context.ts';
import type { MemoryRealtime } from '../realtime/memory-realtime.ts';
import { ME_NAMESPACE } from '../realtime/realtime.ts';
import type { TabNamespace } from '../realtime/socket-io-connection.ts';
import { VIDEO_NAMESPACE } from '../video/video-channel.ts';

/** The namespaces of a sandbox inside a tab, as the server has them. */
export function tabNamespaces(
  context: SandboxContext,
  me: MemoryRealtime['connections'],
  chat: MemoryChatChannel['connections'],
): Record<string, TabNamespace> {
  const answer = createChatCalls(context);
  return {
    [ME_NAMESPACE]: {
      userOf: async (token) => (await sessionOfToken(context, token))?.userId ?? null,
      subscribe: me.add,
    },
    [CHAT_NAMESPACE]: {
      userOf: async (token) => (await sessionOfChatToken(context, token))?.userId ?? null,
      subscribe: chat.add,
      answer: async (userId, event, input) =>
        isChatCall(event) ? answer(userId, event, input) : undefined,
    },
    // A call has two browsers, and the sandbox of a tab only this one: a page is told so by a refusal.
    [VIDEO_NAMESPACE]: {
      userOf: () => Promise.resolve(null),
      subscribe: () => () => undefined,
    },
  };
}
