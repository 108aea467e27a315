import type { ReplacedState } from '@perigee/api/replaced-states';
import type { SandboxContext } from '../context.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { insertPeople } from '../seed/insert.ts';
import { accepted, admin } from './people.ts';
import { signIn, type StateHandlers } from './state-handlers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Change = Partial<typeof subscriptions.$inferInsert>;

/** Stores an accepted member who pays. */
async function putMember({ db, clock }: SandboxContext, userId: number, change: Change = {}) {
  const now = clock();
  await insertPeople(db, [accepted({ id: userId }, now)]);
  await db.insert(subscriptions).values({
    userId,
    planId: 1,
    status: 'active',
    amountCents: 4900,
    nextChargeAt: new Date(now.getTime() + 20 * DAY_MS),
    createdAt: now,
    startedAt: now,
    ...change,
  });
}

async function putWithAdmin(
  context: SandboxContext,
  { adminId, userId }: { adminId: number; userId: number },
  change: Change,
) {
  await putMember(context, userId, change);
  return signIn(context, adminId, admin({ id: adminId }, context.clock()));
}

/** The states of plans and subscriptions. */
export const membershipHandlers = {
  'a signed-in dater with a membership': async (context, { userId }) => {
    await putMember(context, userId);
    return signIn(context, userId);
  },

  'a signed-in admin and a member with a subscription': (context, { status, ...people }) =>
    putWithAdmin(context, people, {
      status,
      pausedFrom: status === 'paused' ? 'active' : null,
    }),

  'a signed-in admin and a member who will be moved to another plan': (context, people) =>
    putWithAdmin(context, people, { migrateToReplacementPlanAfterCancellation: true }),
} satisfies Partial<StateHandlers<ReplacedState>>;
