import { conversationIdOf } from '@perigee/domain/chat';
import { lt } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { chatReads } from '../db/schema/chat.ts';
import { sentAtOf } from './list-messages.ts';
import { lockOwnMatch } from './own-match.ts';

/**
 * Moves a user's read mark forward to a message, and sends it to the open pages of both users. An earlier
 * message does not move it.
 *
 * @throws 404 unless the conversation is that of a current match of the user, 422 if the message is not part
 *   of it
 */
export async function markRead(
  { db, clock, chat }: SandboxContext,
  userId: number,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<void> {
  const { match, mark } = await db.transaction(async (tx) => {
    const own = await lockOwnMatch(tx, { userId, conversationId, now: clock() });
    const readAt = await sentAtOf(tx, own.id, messageId);
    const [moved] = await tx
      .insert(chatReads)
      .values({ matchId: own.id, userId, readAt })
      .onConflictDoUpdate({
        target: [chatReads.matchId, chatReads.userId],
        set: { readAt },
        setWhere: lt(chatReads.readAt, readAt),
      })
      .returning();
    return { match: own, mark: moved };
  });
  if (mark === undefined) return;
  chat.emit(match.userIds, 'read', {
    conversationId: conversationIdOf(match.id),
    userId,
    readAt: mark.readAt.toISOString(),
  });
}
