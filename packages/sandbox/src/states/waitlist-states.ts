import { activitiesWith, pendingRow } from '@perigee/api/fixtures';
import { accepted, admin, waiting } from './people.ts';
import { signIn, type StateHandlers } from './state-handlers.ts';

type WaitlistState =
  'a signed-in admin and a waitlist' | 'a signed-in dater with a complete profile';

/** The states of the admins' waitlist and of applications. */
export const waitlistHandlers: StateHandlers<WaitlistState> = {
  'a signed-in admin and a waitlist': (context, { adminId, userId, referralCode }) => {
    const now = context.clock();
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
    return signIn(context, adminId, admin({ id: adminId }, now), referrer, { ...applicant, user });
  },

  'a signed-in dater with a complete profile': (context, { userId }) => {
    const applicationStatuses = activitiesWith('CREATE_ACCOUNT', 'COMPLETE_PROFILE');
    return signIn(context, userId, waiting({ id: userId, applicationStatuses }, context.clock()));
  },
};
