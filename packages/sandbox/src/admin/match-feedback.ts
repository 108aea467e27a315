import type { MatchFeedback, MatchFeedbackRequest } from '@perigee/api/zod';
import { desc, eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { matchFeedback } from '../db/schema/admin.ts';
import { keepMember } from './user-query.ts';

function toMatchFeedback({
  id,
  text,
  createdAt,
}: typeof matchFeedback.$inferSelect): MatchFeedback {
  return { id, text, createdAt: createdAt.toISOString() };
}

/** The admins' notes on a member's matches, the newest first. Source: admin §2, §3. */
export async function listMatchFeedback(db: Queryable, userId: number): Promise<MatchFeedback[]> {
  const notes = await db
    .select()
    .from(matchFeedback)
    .where(eq(matchFeedback.userId, userId))
    .orderBy(desc(matchFeedback.createdAt), desc(matchFeedback.id));
  return notes.map(toMatchFeedback);
}

/**
 * Stores an admin's note on a member's matches.
 *
 * @throws 404 if no member has the id
 */
export async function addMatchFeedback(
  { db, clock }: SandboxContext,
  authorId: number,
  { userId, text }: MatchFeedbackRequest,
): Promise<MatchFeedback> {
  return db.transaction(async (tx) => {
    await keepMember(tx, userId);
    const [note] = await tx
      .insert(matchFeedback)
      .values({ userId, authorId, text: text.trim(), createdAt: clock() })
      .returning();
    if (note === undefined) throw new Error('The note was not stored.');
    return toMatchFeedback(note);
  });
}
