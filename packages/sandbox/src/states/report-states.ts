import { matchRecommendations } from '../db/schema/admin.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { insertEvents, insertPeople } from '../seed/world.ts';
import { hosting, upcoming } from './events.ts';
import { accepted, admin, waiting } from './people.ts';
import type { StateHandlers } from './state-handlers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The states of the analytics downloads. */
export const reportHandlers: StateHandlers<'a signed-in admin and something to report'> = {
  'a signed-in admin and something to report': async (context, params) => {
    const { db, clock, tokens } = context;
    const { adminId, userId, eventId, referralCode } = params;
    const now = clock();
    const host = hosting({}, now);
    const member = accepted({ id: userId }, now);
    const friend = waiting({ id: userId + 1 }, now);
    await insertPeople(db, [
      admin({ id: adminId }, now),
      host,
      { ...member, user: { ...member.user, inviteReferralCode: referralCode } },
      { ...friend, user: { ...friend.user, referredBy: userId } },
    ]);
    await insertEvents(db, [upcoming({ id: eventId }, now)]);
    await db.insert(eventSignups).values({
      eventId,
      userId,
      side: 'left',
      status: 'going',
      priceCents: 0,
      createdAt: now,
    });
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
    return { token: await tokens.session(adminId) };
  },
};
