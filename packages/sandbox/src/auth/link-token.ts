import { limits } from '@perigee/domain';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { base64url } from 'jose';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { linkTokens } from '../db/schema/auth.ts';
import { users } from '../db/schema/users.ts';
import { failure } from '../http/failure.ts';
import type { SessionOwner } from './tokens.ts';
import { serverMessages } from '../server-messages.ts';

/** The purpose that a link is valid for. */
export type LinkPurpose = (typeof linkTokens.$inferSelect)['purpose'];

/** The lifetime of links. No document gives one for password resets; an hour is our choice. */
export const linkLifetimeMs: Record<LinkPurpose, number> = {
  'sign-in': limits.magicLinkMs,
  'reset-password': 60 * 60 * 1000,
};

const TOKEN_BYTES = 32;

/** A token that cannot be guessed. */
export const randomToken = (random: SandboxContext['random']): string =>
  base64url.encode(random(TOKEN_BYTES));

/** A plain hash is enough for tokens that cannot be guessed. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return base64url.encode(new Uint8Array(digest));
}

/** Creates the token of a link for a user, and deletes the user's expired links. */
export async function issueLinkToken(
  { db, clock, random }: SandboxContext,
  purpose: LinkPurpose,
  userId: number,
): Promise<string> {
  const now = clock();
  const token = randomToken(random);
  const fresh = {
    purpose,
    userId,
    expiresAt: new Date(now.getTime() + linkLifetimeMs[purpose]),
    usedAt: null,
  };
  await db
    .delete(linkTokens)
    .where(and(eq(linkTokens.userId, userId), lte(linkTokens.expiresAt, now)));
  // Tokens repeat only in a sandbox with fixed random bytes; there the latest one is valid.
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
 * @returns the id of the link's user
 * @throws 422 for a token that is unknown, expired, used or for another purpose
 */
export async function useLinkToken(
  db: Queryable,
  { purpose, token, now }: { purpose: LinkPurpose; token: string; now: Date },
): Promise<SessionOwner> {
  // A single statement: the second of two concurrent uses finds the token used.
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
  if (used === undefined) throw failure(422, serverMessages.linkInvalid);
  return used;
}

/**
 * Checks that a link's token can be used, without using it. Call it before expensive work, so that
 * requests without a valid token cannot start that work.
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
  if (found === 0) throw failure(422, serverMessages.linkInvalid);
}
