import { subscriptions } from '../../db/schema/membership.ts';
import { membershipPlans } from '../../membership/plans.ts';
import { REWARDS } from '../../profile/reward-catalogue.ts';
import { idOf, type StateHandlers } from '../scene.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type MembershipState = 'a membership plan' | 'a subscription' | 'a reward';

/** The states of plans, subscriptions and rewards. The sandbox always has the same plans and rewards. */
export const membershipHandlers: StateHandlers<MembershipState> = {
  'a membership plan': async () => ({
    planId: membershipPlans.find(({ basePlan }) => basePlan !== null)?.id ?? 0,
  }),

  'a subscription': async (scene, { of, status, replacesPlan = false }) => {
    const { context, now } = scene;
    await context.db.insert(subscriptions).values({
      userId: idOf(scene, of),
      planId: 1,
      status,
      pausedFrom: status === 'paused' ? 'active' : null,
      amountCents: 4900,
      nextChargeAt: new Date(now.getTime() + 20 * DAY_MS),
      migrateToReplacementPlanAfterCancellation: replacesPlan,
      createdAt: now,
      startedAt: now,
    });
    return {};
  },

  'a reward': async () => ({ rewardId: REWARDS[0].id }),
};
