import type { RedeemedReward, Reward } from '@perigee/api/zod';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { rewardRedemptions } from '../db/schema/rewards.ts';
import { users } from '../db/schema/users.ts';
import { failure } from '../http/failure.ts';
import type { KeepIn } from '../http/idempotency.ts';
import { spendPoints } from '../likes/spend-points.ts';
import { notifyUser } from './notify-user.ts';
import { REWARDS, type CatalogueReward } from './reward-catalogue.ts';
import { rewardServerMessages } from './reward-server-messages.ts';

const server = rewardServerMessages;

/** A reward as a user with `points` sees it. Source: spec Reward. */
export function toReward(reward: CatalogueReward, points: number): Reward {
  return { ...reward, affordable: reward.points <= points };
}

async function pointsOf(tx: Queryable, userId: number): Promise<number> {
  const [row] = await tx.select({ points: users.points }).from(users).where(eq(users.id, userId));
  return row?.points ?? 0;
}

/**
 * Spends a user's points on a reward, and updates their open pages.
 *
 * @param keepIn stores the reply together with the change
 * @throws 404 for an unknown reward, 422 for a user with too few points
 */
export async function redeemReward(
  context: SandboxContext,
  userId: number,
  rewardId: number,
  keepIn: KeepIn,
): Promise<RedeemedReward> {
  const reward = REWARDS.find(({ id }) => id === rewardId);
  if (reward === undefined) throw failure(404, server.notFound);
  const { points: price, name } = reward;
  const now = context.clock();
  const reply = await context.db.transaction(async (tx) => {
    const isSpent = await spendPoints(tx, userId, price, `Reward: ${name}`, now);
    const points = await pointsOf(tx, userId);
    if (!isSpent) throw failure(422, server.tooFewPoints(price - points));
    await tx.insert(rewardRedemptions).values({ userId, rewardId, points: price, redeemedAt: now });
    const redeemed = { reward: toReward(reward, points), points };
    await keepIn(tx, redeemed);
    return redeemed;
  });
  await notifyUser(context, userId);
  return reply;
}
