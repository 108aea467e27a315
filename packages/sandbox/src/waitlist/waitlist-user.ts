import type { WaitlistUser } from '@perigee/api/zod';
import type { Person } from '../profile/person.ts';
import { activitiesOf, profileImageOf } from '../profile/user.ts';

/** The person's row in the admin's waitlist. Source: spec WaitlistUser. */
export function toWaitlistUser(person: Person, publicUrl: string): WaitlistUser {
  const entry = person.waitlistEntry;
  const { country, locality, region } = person.userAddress ?? {};
  return {
    id: person.id,
    username: person.username,
    name: person.name,
    email: person.email,
    profileImage: profileImageOf(person, publicUrl),
    birthdate: person.birthdate,
    gender: person.gender,
    membershipType: entry?.membershipType ?? null,
    applicationStatuses: activitiesOf(person),
    currentLocation: person.userAddress === null ? null : { country, locality, region },
    location: person.location,
    waitlistStatus: entry?.status ?? 'pending',
    waitlist: entry?.waitlist ?? false,
    hNum: entry?.hNum ?? null,
    inviteReferralCode: person.referralCode,
  };
}
