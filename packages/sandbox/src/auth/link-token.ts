import { limits, serverMessages } from '@perigee/domain';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { base64url } from 'jose';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { linkTokens } from '../db/schema/auth.ts';
import { users } from '../db/schema/people.ts';
import { failure } from '../http/failure.ts';
import type { SessionOwner } from '../tokens/tokens.ts';

/** What a link is good for. */
export type LinkPurpose = (typeof linkTokens.$inferSelect)['purpose'];

/** How long links are good for. An hour for a new password is ours: no document says. */
export const linkLifetimeMs: Record<LinkPurpose, number> = {
  'sign-in': limits.magicLinkMs,
  'reset-password': 60 * 60 * 1000,
};

const TOKEN_BYTES = 32;

/** A plain hash is enough for what nobody can guess. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return base64url.encode(new Uint8Array(digest));
}

/** Makes the token of a link for a person, and forgets their links that have expired. */
export async function issueLinkToken(
  { db, clock, random }: SandboxContext,
  purpose: LinkPurpose,
  userId: number,
): Promise<string> {
  const now = clock();
  const token = base64url.encode(random(TOKEN_BYTES));
  const fresh = {
    purpose,
    userId,
    expiresAt: new Date(now.getTime() + linkLifetimeMs[purpose]),
    usedAt: null,
  };
  await db
    .delete(linkTokens)
    .where(and(eq(linkTokens.userId, userId), lte(linkTokens.expiresAt, now)));
  // No two tokens are the same but those of a sandbox with fixed bytes, where the latest one counts.
  await db
    .insert(linkTokens)
    .values({ tokenHash: await hashToken(token), ...fresh })
    .onConflictDoUpdate({ target: linkTokens.tokenHash, set: fresh });
  return token;
}

/** Condition: the token can be used. */
const isGood = ({
  purpose,
  tokenHash,
  now,
}: {
  purpose: LinkPurpose;
  tokenHash: string;
  now: Date;
}) =>
  and(
    eq(linkTokens.tokenHash, tokenHash),
    eq(linkTokens.purpose, purpose),
    isNull(linkTokens.usedAt),
    gt(linkTokens.expiresAt, now),
  );

/**
 * Uses up the token of a link.
 *
 * @returns whose it is
 * @throws 422 for a token that is unknown, expired, used or for another purpose
 */
export async function useLinkToken(
  db: Queryable,
  { purpose, token, now }: { purpose: LinkPurpose; token: string; now: Date },
): Promise<SessionOwner> {
  // One statement: of two uses at once the second finds the token used.
  const [used] = await db
    .update(linkTokens)
    .set({ usedAt: now })
    .from(users)
    .where(
      and(
        eq(users.id, linkTokens.userId),
        isGood({ purpose, tokenHash: await hashToken(token), now }),
      ),
    )
    .returning({ id: users.id, sessionVersion: users.sessionVersion });
  if (used === undefined) throw failure(422, serverMessages.linkNotGood);
  return used;
}

/**
 * Looks whether a link's token can be used, without using it: before work that a stranger must not
 * set off.
 *
 * @throws 422 as {@link useLinkToken}
 */
export async function assertGoodLinkToken(
  db: Queryable,
  { purpose, token, now }: { purpose: LinkPurpose; token: string; now: Date },
): Promise<void> {
  const found = await db.$count(
    linkTokens,
    isGood({ purpose, tokenHash: await hashToken(token), now }),
  );
  if (found === 0) throw failure(422, serverMessages.linkNotGood);
}
