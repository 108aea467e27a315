import { limits } from '@perigee/domain';
import type { SocialPlatform } from '@perigee/domain/profile';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { hashToken, randomToken } from '../auth/link-token.ts';
import type { SandboxContext } from '../context.ts';
import { socialLinkStates } from '../db/schema/social-accounts.ts';

type Ports = Pick<SandboxContext, 'db' | 'clock' | 'random'>;

/** Condition on a state: it is this one, and still valid. */
async function isGood(platform: SocialPlatform, state: string, now: Date) {
  return and(
    eq(socialLinkStates.stateHash, await hashToken(state)),
    eq(socialLinkStates.platform, platform),
    isNull(socialLinkStates.usedAt),
    gt(socialLinkStates.expiresAt, now),
  );
}

/**
 * Begins a link of a user to another network, and deletes the user's expired ones.
 *
 * @returns the state that identifies the user on return
 */
export async function issueState(
  { db, clock, random }: Ports,
  userId: number,
  platform: SocialPlatform,
): Promise<string> {
  const now = clock();
  const state = randomToken(random);
  const fresh = {
    userId,
    platform,
    expiresAt: new Date(now.getTime() + limits.socialLinkMs),
    usedAt: null,
    codeHash: null,
    handle: null,
  };
  await db
    .delete(socialLinkStates)
    .where(and(eq(socialLinkStates.userId, userId), lte(socialLinkStates.expiresAt, now)));
  // States repeat only in a sandbox with fixed random bytes; there the latest one is valid.
  await db
    .insert(socialLinkStates)
    .values({ stateHash: await hashToken(state), ...fresh })
    .onConflictDoUpdate({ target: socialLinkStates.stateHash, set: fresh });
  return state;
}

/** Whether a valid link with this state is pending. */
export async function isStateGood(
  { db, clock }: Ports,
  platform: SocialPlatform,
  state: string,
): Promise<boolean> {
  const waiting = await db
    .select({ userId: socialLinkStates.userId })
    .from(socialLinkStates)
    .where(await isGood(platform, state, clock()));
  return waiting.length > 0;
}

/**
 * Stores the account of the other network that the user allowed to link.
 *
 * @returns the code that confirms it, or null if the state is not valid
 */
export async function issueCode(
  { db, clock, random }: Ports,
  { platform, state, handle }: { platform: SocialPlatform; state: string; handle: string },
): Promise<string | null> {
  const code = randomToken(random);
  const noted = await db
    .update(socialLinkStates)
    .set({ codeHash: await hashToken(code), handle })
    .where(await isGood(platform, state, clock()))
    .returning({ userId: socialLinkStates.userId });
  return noted.length === 0 ? null : code;
}

/**
 * Uses a state up, whether its code is right or wrong.
 *
 * @returns the handle of the account that the code confirms, or null if the state or the code is
 *   not valid, or the state belongs to another user
 */
export async function redeemState(
  { db, clock }: Ports,
  userId: number,
  { platform, state, code }: { platform: SocialPlatform; state: string; code: string },
): Promise<string | null> {
  const now = clock();
  // A single statement: the second of two concurrent uses finds the state used.
  const [used] = await db
    .update(socialLinkStates)
    .set({ usedAt: now })
    .where(and(await isGood(platform, state, now), eq(socialLinkStates.userId, userId)))
    .returning({ codeHash: socialLinkStates.codeHash, handle: socialLinkStates.handle });
  return used !== undefined && used.codeHash === (await hashToken(code)) ? used.handle : null;
}
