import { limits } from '@perigee/domain';
import { inviteCodeOf } from '@perigee/domain/referral';
import { randomOf } from './random.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { NewPerson } from './insert.ts';

/** Seeds of runs of choices that no other part of the seed uses. */
const CODE_SEED = 20_000;
const FRIENDS_SEED = 30_000;

const [demoDater] = demoAccounts;

/** The code by which a seeded user invites others. */
function codeOf(userId: number): string {
  const random = randomOf(CODE_SEED + userId);
  const bytes = Array.from({ length: limits.inviteCodeLength }, () => random.between(0, 255));
  return inviteCodeOf(Uint8Array.from(bytes));
}

const joinedAt = ({ entry, user }: NewPerson) => entry?.joinedAt ?? user.createdAt;
const hasInvited = ({ activities }: NewPerson) =>
  activities.some(({ action }) => action === 'INVITE_FRIEND');

/**
 * Up to three users who joined after the inviter and have no referrer yet; the demo dater comes
 * first.
 */
function friendsOf(inviter: NewPerson, free: readonly NewPerson[]): NewPerson[] {
  const later = free.filter((person) => joinedAt(person) > joinedAt(inviter));
  const demo = later.filter(({ user }) => user.phoneNumber === demoDater.phone);
  const random = randomOf(FRIENDS_SEED + inviter.user.id);
  return [...new Set([...demo, ...random.some(later, random.between(1, 2))])];
}

/**
 * Gives each user a code, and each user who invited a friend their referrals. A user who joined too
 * late to refer anyone loses the activity.
 */
export function withReferrals(people: readonly NewPerson[]): NewPerson[] {
  const referrers = new Map<number, NewPerson>();
  const firstFriends = new Map<number, Date>();
  const daters = people.filter(({ entry, host }) => entry?.waitlist === true && host === undefined);
  for (const inviter of daters.filter(hasInvited)) {
    const friends = friendsOf(
      inviter,
      daters.filter(({ user }) => !referrers.has(user.id)),
    );
    for (const friend of friends) referrers.set(friend.user.id, inviter);
    const [first] = friends.map(joinedAt).toSorted((one, other) => Number(one) - Number(other));
    if (first !== undefined) firstFriends.set(inviter.user.id, first);
  }
  return people.map((person) => {
    const { id } = person.user;
    const referrer = referrers.get(id);
    const invitedAt = firstFriends.get(id);
    return {
      ...person,
      user: {
        ...person.user,
        inviteReferralCode: codeOf(id),
        ...(referrer !== undefined && {
          referredBy: referrer.user.id,
          referralCode: codeOf(referrer.user.id),
        }),
      },
      activities: person.activities.flatMap((activity) => {
        if (activity.action !== 'INVITE_FRIEND') return [activity];
        return invitedAt === undefined ? [] : [{ ...activity, completedAt: invitedAt }];
      }),
    };
  });
}
