import { conversationIdOf } from '@perigee/domain/chat';
import type { SandboxContext } from '../context.ts';
import { ownMatch } from './own-match.ts';

/**
 * Tells the other user's open pages that a user has begun or stopped to type.
 *
 * @throws 404 unless the conversation is that of a current match of the user
 */
export async function setTyping(
  { db, clock, chat }: SandboxContext,
  userId: number,
  { conversationId, isTyping }: { conversationId: string; isTyping: boolean },
): Promise<void> {
  const { id, userIds } = await ownMatch(db, { userId, conversationId, now: clock() });
  const others = userIds.filter((one) => one !== userId);
  chat.emit(others, 'typing', { conversationId: conversationIdOf(id), isTyping });
}
