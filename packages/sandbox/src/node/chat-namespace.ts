import type { Server } from 'socket.io';
import { sessionOfChatToken } from '../auth/authenticate.ts';
import { CHAT_CALLS, createChatCalls } from '../chat/chat-calls.ts';
import { CHAT_NAMESPACE, type ChatChannel } from '../chat/chat-channel.ts';
import type { SandboxContext } from '../context.ts';
import { errorText } from '../http/error-text.ts';
import { createPace } from './pace.ts';
import type { SharedSockets } from './shared-sockets.ts';
import { signedInNamespace } from './signed-in-namespace.ts';

/**
 * Events that a page may send in a period, ten times what one does that sends what was written while it was offline.
 * A page that sends more is disconnected.
 */
const MOST_EVENTS = 400;
const PERIOD_MS = 10_000;

/**
 * The chat provider: users' calls are events with an acknowledgement, which carries the reply.
 *
 * @param shared shares the sockets with other sandboxes
 */
export function chatNamespace(
  io: Server,
  opened: Promise<SandboxContext>,
  shared?: SharedSockets,
): ChatChannel {
  const answering = opened.then((context) => ({ context, answer: createChatCalls(context) }));
  return signedInNamespace(io, {
    name: CHAT_NAMESPACE,
    opened,
    sessionOf: sessionOfChatToken,
    onConnection: (socket) => {
      const isInTime = createPace(MOST_EVENTS, PERIOD_MS);
      socket.use((_event, next) => {
        if (isInTime()) next();
        else socket.disconnect();
      });
      for (const call of CHAT_CALLS) {
        socket.on(call, async (input: unknown, acknowledge: unknown) => {
          const { context, answer } = await answering;
          try {
            const reply = await answer(socket.data.userId, call, input);
            // A page does not repeat an acknowledged message, which pages at other sandboxes would then never hear.
            if (call === 'send') await shared?.sent();
            if (typeof acknowledge === 'function') acknowledge(reply);
          } catch (error) {
            context.log(`A call of the chat failed: ${errorText(error)}`);
            // The page connects again, and repeats what was not acknowledged.
            socket.disconnect();
          }
        });
      }
    },
  });
}
