import { asc } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { chatMessages, chatReads } from '../db/schema/chat.ts';
import { matches } from '../db/schema/likes.ts';
import { isMatchOf } from '../likes/pair.ts';
import type { Script } from './conversation-lines.ts';
import { insertAll } from './insert.ts';

type Match = typeof matches.$inferSelect;

const MINUTE_MS = 60 * 1000;

/** An id that is the same in each seeded world. */
const messageId = (matchId: number, index: number) =>
  `00000000-0000-4000-8000-${String(matchId * 1000 + index).padStart(12, '0')}`;

/** The rows of one conversation. */
function rowsOf({ lines, read }: Script, match: Match, demoId: number, now: Date) {
  const otherId = match.firstUserId === demoId ? match.secondUserId : match.firstUserId;
  const idOf = { demo: demoId, other: otherId };
  const sentAt = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * MINUTE_MS);
  const messages = lines.map(({ by, minutesAgo, text, quotes }, index) => {
    const quoted = quotes === undefined ? undefined : lines[quotes];
    return {
      id: messageId(match.id, index),
      matchId: match.id,
      senderId: idOf[by],
      text,
      quoteAuthorId: quoted === undefined ? null : idOf[quoted.by],
      quoteText: quoted?.text ?? null,
      sentAt: sentAt(minutesAgo),
    };
  });
  const reads = (['demo', 'other'] as const).map((who) => ({
    matchId: match.id,
    userId: idOf[who],
    readAt: sentAt(lines[read[who] - 1]?.minutesAgo ?? 0),
  }));
  return { messages, reads };
}

/** Stores conversations of a demo dater: with each of the scripts, in the order of the matches. */
export async function insertConversations(
  tx: Queryable,
  demoId: number,
  scripts: readonly Script[],
  now: Date,
): Promise<void> {
  const own = await tx
    .select()
    .from(matches)
    .where(isMatchOf(demoId, now))
    .orderBy(asc(matches.id));
  const conversations = scripts.flatMap((script, index) => {
    const match = own[index];
    return match === undefined ? [] : [rowsOf(script, match, demoId, now)];
  });
  await insertAll(
    tx,
    chatMessages,
    conversations.flatMap(({ messages }) => messages),
  );
  await insertAll(
    tx,
    chatReads,
    conversations.flatMap(({ reads }) => reads),
  );
}
