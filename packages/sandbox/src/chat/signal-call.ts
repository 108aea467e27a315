import { conversationIdOf, type CallSignal } from '@perigee/domain/chat';
import { spend } from '../auth/allowance.ts';
import type { SandboxContext } from '../context.ts';
import { ownMatch } from './own-match.ts';

interface SentSignal {
  conversationId: string;
  callId: string;
  signal: CallSignal;
}

/**
 * Passes a signal of a call that rings to the open pages of both users: those of the sender learn of each other too.
 *
 * @throws 404 unless the conversation is that of a current match of the user, 429 for too many signals
 */
export async function signalCall(
  { db, clock, chat }: SandboxContext,
  userId: number,
  { conversationId, callId, signal }: SentSignal,
): Promise<void> {
  const { id, userIds } = await ownMatch(db, { userId, conversationId, now: clock() });
  await spend({ db, clock }, 'callSignals', String(userId));
  chat.emit(userIds, 'call', {
    conversationId: conversationIdOf(id),
    callId,
    senderId: userId,
    signal,
  });
}
