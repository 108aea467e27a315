import { acceptedDater, adminUser, waitlistedDater } from '@perigee/api/fixtures';
import type { User } from '@perigee/api/zod';
import { SOCIAL_LINKS } from '../db/schema/users.ts';
import type { NewPerson } from '../seed/insert.ts';

const socialLinksOf = (user: User) =>
  Object.fromEntries(
    SOCIAL_LINKS.flatMap((name) => (typeof user[name] === 'string' ? [[name, user[name]]] : [])),
  );

/**
 * A user of the fixtures, ready to be stored.
 *
 * @param now when the user joined
 */
function toPerson(user: User, now: Date): NewPerson {
  const { Host: host, profile = {}, preference = null, userAddress = null } = user;
  return {
    user: {
      id: user.id,
      phoneNumber: user.phoneNumber,
      completedSignup: true,
      createdAt: now,
      name: user.name,
      firstName: user.firstName,
      lastName: user.lastName,
      username: user.username,
      email: user.email,
      admin: user.admin,
      points: user.points,
      birthdate: user.birthdate ?? null,
      gender: user.gender ?? null,
      sexualOrientation: user.sexualOrientation ?? null,
      location: user.location ?? null,
      geoLat: user.geoLat ?? null,
      geoLng: user.geoLng ?? null,
      completedOnboarding: user.completedOnboarding,
      isVerifiedAccount: user.isVerifiedAccount ?? false,
      ignore: user.ignore ?? false,
      interests: user.interests ?? [],
      nftImage: user.nftImage ?? null,
      instagramLink: user.instagramLink ?? null,
      socialLinks: socialLinksOf(user),
      authMethod: 'Phone',
      profile,
      preference,
      userAddress,
    },
    entry: {
      waitlist: user.waitlist,
      status: user.waitlistStatus,
      membershipType: 'general',
      hNum: user.hNum ?? null,
      joinedAt: now,
      rank: user.waitlist && user.waitlistStatus === 'yes' ? 1 : null,
    },
    activities: user.applicationStatuses
      .filter(({ completed }) => completed)
      .map(({ action }) => ({ action, completedAt: now })),
    images: user.images.map(({ url, id: _id, ...image }) => ({ ...image, path: url })),
    ...(host !== undefined && {
      host: { ...host, name: host.name ?? user.name, level: String(host.level) },
    }),
  };
}

type Change = Partial<User>;

/** An applicant who has just signed up and waits. */
export const waiting = (change: Change, now: Date) =>
  toPerson({ ...waitlistedDater, ...change }, now);

/** An accepted member. */
export const accepted = (change: Change, now: Date) =>
  toPerson({ ...acceptedDater, ...change }, now);

/** An admin. */
export const admin = (change: Change, now: Date) => toPerson({ ...adminUser, ...change }, now);

/** A user who verified a phone and did not complete sign-up. */
export const phoneOnly = (id: number, phoneNumber: string, now: Date): NewPerson => ({
  user: { id, phoneNumber, createdAt: now },
  activities: [],
  images: [],
});
