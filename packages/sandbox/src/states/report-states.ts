import { matchRecommendations } from '../db/schema/admin.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { insertEvents } from '../seed/insert.ts';
import { hosting, upcoming } from './events.ts';
import { going, insertGuests } from './guests.ts';
import { accepted, admin, waiting } from './people.ts';
import { signIn, type StateHandlers } from './state-handlers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The states of the analytics downloads. */
export const reportHandlers: StateHandlers<'a signed-in admin and something to report'> = {
  'a signed-in admin and something to report': async (context, params) => {
    const { db, clock } = context;
    const { adminId, userId, eventId, referralCode } = params;
    const now = clock();
    const host = hosting({}, now);
    const member = accepted({ id: userId }, now);
    const friend = waiting({ id: userId + 1 }, now);
    const result = await signIn(
      context,
      adminId,
      admin({ id: adminId }, now),
      host,
      { ...member, user: { ...member.user, inviteReferralCode: referralCode } },
      { ...friend, user: { ...friend.user, referredBy: userId } },
    );
    await insertEvents(db, [upcoming({ id: eventId }, now)]);
    await insertGuests(context, [going({ eventId, userId }, now)]);
    await db.insert(matchRecommendations).values({
      firstUserId: userId,
      secondUserId: userId + 1,
      visible: true,
      revealed: false,
      accepted: false,
      declined: false,
      matched: false,
      purpose: 'dating',
      createdAt: now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
    const plan = { planId: 1, amountCents: 4900, createdAt: now };
    await db.insert(subscriptions).values([
      { ...plan, userId, status: 'active' },
      { ...plan, userId: adminId, status: 'trialing' },
      { ...plan, userId: userId + 1, status: 'incomplete' },
    ]);
    return result;
  },
};
