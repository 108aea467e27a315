import { subscriptions } from '../../db/schema/membership.ts';
import { idOf, type StateHandlers } from '../scene.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The states of subscriptions. */
export const membershipHandlers: StateHandlers<'a subscription'> = {
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
};
