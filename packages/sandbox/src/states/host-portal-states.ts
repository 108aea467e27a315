import type { HostPortalStates } from '@perigee/api/replaced-states';
import { matches } from '../db/schema/likes.ts';
import { insertEvents } from '../seed/insert.ts';
import { hosting, upcoming } from './events.ts';
import { going, insertGuests } from './guests.ts';
import { accepted } from './people.ts';
import { signIn, type StateHandlers } from './state-handlers.ts';

/** The states of calls of the host portal. */
export const hostPortalHandlers: StateHandlers<keyof HostPortalStates> = {
  'a signed-in host and an event that they run, with guests': async (context, params) => {
    const {
      userId,
      eventId,
      guestIds: [man, woman],
    } = params;
    const { db, clock } = context;
    const now = clock();
    const second = {
      id: woman,
      gender: 'F',
      firstName: 'Noor',
      username: 'noor',
      email: 'noor@example.com',
      phoneNumber: '+12125550122',
    };
    const result = await signIn(
      context,
      userId,
      hosting({ id: userId }, now),
      accepted({ id: man, gender: 'M' }, now),
      accepted(second, now),
    );
    await insertEvents(db, [upcoming({ id: eventId }, now)]);
    const paid = { priceCents: 3500, paidAt: now };
    await insertGuests(context, [
      going({ eventId, userId: man, ...paid }, now),
      going({ eventId, userId: woman, side: 'right' }, now),
    ]);
    await db.insert(matches).values({
      firstUserId: Math.min(man, woman),
      secondUserId: Math.max(man, woman),
      type: 'like',
      matchedAt: now,
    });
    return result;
  },
};
