import { callSignal, chatDraft, type ChatReply } from '@perigee/domain/chat';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { parseFields } from '../http/parse-fields.ts';
import { createShares } from '../http/shares.ts';
import { createTurns } from '../http/turns.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { markRead } from './mark-read.ts';
import { sendMessage } from './send-message.ts';
import { setTyping } from './set-typing.ts';
import { signalCall } from './signal-call.ts';
import { chatServerMessages } from './server-messages.ts';

/** Messages that wait to be stored. More are refused, because the wait would be too long. */
const MOST_WAITING = 1000;

/** Calls of one user at once. More are refused, because all other users would wait for them. */
const MOST_OF_A_USER = 30;

const conversationId = z.string();
const inputs = {
  conversations: z.strictObject({}),
  messages: z.strictObject({ conversationId, before: z.uuid().optional() }),
  send: z.strictObject({ conversationId, draft: chatDraft.strict() }),
  markRead: z.strictObject({ conversationId, messageId: z.uuid() }),
  typing: z.strictObject({ conversationId, isTyping: z.boolean() }),
  call: z.strictObject({ conversationId, callId: z.uuid(), signal: callSignal }),
};

export type ChatCall = keyof typeof inputs;

export const CHAT_CALLS = Object.keys(inputs) as ChatCall[];

export const isChatCall = (name: string): name is ChatCall => Object.hasOwn(inputs, name);

/** Answers a signed-in user's call, whose input may be anything. It rejects only if it crashes. */
export type AnswerChatCall = (userId: number, call: ChatCall, input: unknown) => Promise<ChatReply>;

/** The reasons for the statuses of failures; every other status is a refusal. */
const REASONS: Record<number, 'closed' | 'too-fast'> = {
  404: 'closed',
  429: 'too-fast',
  503: 'too-fast',
};

/** The calls of the chat, for any transport. */
export function createChatCalls(context: SandboxContext): AnswerChatCall {
  // Messages are stored one after the other, so that the order in which a page sends them, the order in which
  // they are stored and the order of the events are the same.
  const inTurn = createTurns({
    mostAtOnce: 1,
    mostWaiting: MOST_WAITING,
    tooMany: chatServerMessages.tooFast,
  });

  const inShare = createShares({ most: MOST_OF_A_USER, tooMany: chatServerMessages.tooFast });

  const run = async (userId: number, call: ChatCall, input: unknown): Promise<unknown> => {
    switch (call) {
      case 'conversations':
        parseFields(inputs.conversations, input);
        return listConversations(context, userId);
      case 'messages':
        return listMessages(context, userId, parseFields(inputs.messages, input));
      case 'send': {
        const sent = parseFields(inputs.send, input);
        return inTurn(() => sendMessage(context, userId, sent));
      }
      case 'markRead':
        return markRead(context, userId, parseFields(inputs.markRead, input));
      case 'typing':
        return setTyping(context, userId, parseFields(inputs.typing, input));
      case 'call':
        return signalCall(context, userId, parseFields(inputs.call, input));
    }
  };

  return async (userId, call, input) => {
    try {
      return { data: (await inShare(userId, () => run(userId, call, input))) ?? null };
    } catch (error) {
      if (!(error instanceof HTTPException)) throw error;
      const { status, message } = error;
      return { error: { reason: REASONS[status] ?? 'refused', message } };
    }
  };
}
