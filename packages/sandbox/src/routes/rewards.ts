import { RewardRequest } from '@perigee/api/zod';
import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { signedIn, signedInId } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { answerOnce } from '../http/idempotency.ts';
import { REWARDS } from '../rewards/catalogue.ts';
import { redeemReward, toReward } from '../rewards/redeem-reward.ts';

/** Rewards for points: spec/paths/likes. */
export function rewardRoutes(context: SandboxContext): Hono {
  return new Hono()
    .get('/points/rewards/available', async (c) => {
      const { points } = await signedIn(context, c);
      return c.json(REWARDS.map((reward) => toReward(reward, points)));
    })
    .post('/points/rewards/redeem', async (c) => {
      const id = await signedInId(context, c);
      const { rewardId } = await readBody(c, RewardRequest);
      return answerOnce(context, c, { userId: id, body: { rewardId } }, () =>
        redeemReward(context, id, rewardId),
      );
    });
}
