import { activitiesWith, pendingRow } from '@perigee/api/fixtures';
import { insertPeople } from '../seed/world.ts';
import { accepted, admin, waiting } from './people.ts';
import type { StateHandlers } from './state-handlers.ts';

type WaitlistState =
  'a signed-in admin and a waitlist' | 'a signed-in dater with a complete profile';

/** The states of the admins' waitlist and of applications. */
export const waitlistHandlers: StateHandlers<WaitlistState> = {
  'a signed-in admin and a waitlist': async (context, { adminId, userId, referralCode }) => {
    const { db, clock, tokens } = context;
    const now = clock();
    const referrer = accepted({ id: userId + 1, email: 'referrer@example.com' }, now);
    const { username, birthdate, gender, location, profileImage } = pendingRow;
    const applicant = waiting(
      {
        id: userId,
        points: 40,
        username,
        ...(birthdate !== undefined && { birthdate }),
        ...(gender !== undefined && { gender }),
        ...(location !== undefined && { location }),
        userAddress: { locality: 'Toronto', region: 'Ontario', country: 'Canada' },
        applicationStatuses: activitiesWith('CREATE_ACCOUNT', 'COMPLETE_PROFILE'),
        images: [
          {
            id: 1,
            url: profileImage,
            profileImage: true,
            orderNo: 0,
            moderationStatus: 'Approved',
          },
        ],
      },
      now,
    );
    const user = { ...applicant.user, referredBy: userId + 1, inviteReferralCode: referralCode };
    await insertPeople(db, [admin({ id: adminId }, now), referrer, { ...applicant, user }]);
    return { token: await tokens.session(adminId) };
  },

  'a signed-in dater with a complete profile': async ({ db, clock, tokens }, { userId }) => {
    const applicationStatuses = activitiesWith('CREATE_ACCOUNT', 'COMPLETE_PROFILE');
    await insertPeople(db, [waiting({ id: userId, applicationStatuses }, clock())]);
    return { token: await tokens.session(userId) };
  },
};
