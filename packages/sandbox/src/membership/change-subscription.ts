import type { Subscription } from '@perigee/api/zod';
import { subscriptionActions, type SubscriptionActions } from '@perigee/domain/membership';
import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import { findMember } from '../profile/named.ts';
import { notifyUser } from '../profile/notify-user.ts';
import { restoreAcceptance } from './accepted.ts';
import {
  changeSubscription,
  currentSubscription,
  lockMember,
  toSubscription,
  type SubscriptionRow,
} from './subscription.ts';
import { membershipServerMessages } from './server-messages.ts';

const server = membershipServerMessages;

type Action = keyof SubscriptionActions;
type Change = Partial<SubscriptionRow>;

/** The subscription after the pause. A charge that was due during the pause is due now. */
function resumed({ pausedFrom, nextChargeAt }: SubscriptionRow, now: Date): Change {
  const isDue = nextChargeAt !== null && nextChargeAt < now;
  return {
    status: pausedFrom ?? 'active',
    pausedFrom: null,
    ...(isDue && { nextChargeAt: now }),
  };
}

const ACTIONS: Record<
  Action,
  { refusal: string; change: (row: SubscriptionRow, now: Date) => Change }
> = {
  pause: {
    refusal: server.notPausable,
    change: ({ status }) => ({ status: 'paused', pausedFrom: status }),
  },
  resume: { refusal: server.notPaused, change: resumed },
  preventRenewal: {
    refusal: server.noRenewal,
    change: () => ({ migrateToReplacementPlanAfterCancellation: false, nextChargeAt: null }),
  },
};

/**
 * Pauses or resumes a subscription, or prevents its renewal, and updates the member's open pages.
 *
 * @param name the member's id or username
 * @throws 404 for an unknown member, 409 if the subscription does not allow it
 */
export async function changeSubscriptionOf(
  context: SandboxContext,
  name: string,
  action: Action,
): Promise<Subscription> {
  const member = await findMember(context.db, name);
  if (member === undefined) throw failure(404, server.memberNotFound);
  const { refusal, change } = ACTIONS[action];
  const now = context.clock();
  const row = await context.db.transaction(async (tx) => {
    await lockMember(tx, member.id);
    const current = await currentSubscription(tx, member.id, now);
    if (current === undefined || !subscriptionActions(current)[action]) {
      throw failure(409, refusal);
    }
    const changed = await changeSubscription(tx, current, change(current, now));
    if (action === 'resume' && changed.status === 'active') {
      await restoreAcceptance(tx, [member.id]);
    }
    return changed;
  });
  await notifyUser(context, member.id);
  return toSubscription(row, now);
}
