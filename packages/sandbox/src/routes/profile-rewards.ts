import { RewardRequest, WalletRequest } from '@perigee/api/zod';
import { Hono } from 'hono';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { answerOnce } from '../http/idempotency.ts';
import { idInPath } from '../http/path.ts';
import { addWallet, removeWallet } from '../profile/change-wallets.ts';
import { redeemReward, toReward } from '../profile/redeem-reward.ts';
import { REWARDS } from '../profile/reward-catalogue.ts';
import { profileServerMessages } from '../profile/server-messages.ts';

/** Rewards for points, and wallets: spec/paths/profile. The user's own data lists the wallets. */
export function profileRewardRoutes(context: SandboxContext): Hono {
  const { requireUser, requireUserId } = createGuards(context);
  return new Hono()
    .get('/points/rewards/available', requireUser, (c) =>
      c.json(REWARDS.map((reward) => toReward(reward, c.var.user.points))),
    )
    .post('/points/rewards/redeem', requireUserId, async (c) => {
      const { userId } = c.var;
      const body = await readBody(c, RewardRequest);
      return answerOnce(context, c, { userId, body }, (keepIn) =>
        redeemReward(context, userId, body.rewardId, keepIn),
      );
    })
    .post('/wallets', requireUserId, async (c) => {
      const { address } = await readBody(c, WalletRequest);
      return c.json(await addWallet(context, c.var.userId, address));
    })
    .delete('/wallets/:id', requireUserId, async (c) => {
      const walletId = idInPath(c, 'id', profileServerMessages.walletNotFound);
      await removeWallet(context, c.var.userId, walletId);
      return c.body(null, 204);
    });
}
