import type { ApplicationActivity, Image, User } from '@perigee/api/zod';
import { featureAction } from '../db/schema/waitlist.ts';
import { toSubscription } from '../membership/subscription.ts';
import type { Person } from './person.ts';
import { toSocialAccount } from './social-account.ts';
import { toWallet } from './wallet.ts';

/** The address of a picture: paths are under the sandbox's address, whole addresses stay unchanged. */
export function pictureUrl(publicUrl: string, path: string | null): string | null {
  return path?.startsWith('/') === true ? publicUrl + path : path;
}

/** The address of the user's profile image, or null. */
function profileImageOf(person: Person, publicUrl: string): string | null {
  const image = person.images.find(({ profileImage }) => profileImage);
  return image === undefined ? null : pictureUrl(publicUrl, image.path);
}

/** The four activities in their order, completed or not. */
export function activitiesOf(person: {
  activities: readonly Pick<ApplicationActivity, 'action'>[];
}): ApplicationActivity[] {
  const done = new Set(person.activities.map(({ action }) => action));
  return featureAction.enumValues.map((action) => ({ action, completed: done.has(action) }));
}

/** All the pictures on the user's profile, the profile image first. */
export function imagesOf(person: Pick<Person, 'images'>, publicUrl: string): Image[] {
  return person.images.flatMap(({ path, orderNo, userId: _owner, ...image }) =>
    orderNo === null ? [] : [{ ...image, orderNo, url: pictureUrl(publicUrl, path) }],
  );
}

function completedAt(person: Person, action: ApplicationActivity['action']): string | null {
  const activity = person.activities.find((done) => done.action === action);
  return activity?.completedAt.toISOString() ?? null;
}

/**
 * The user as they themselves and admins see them.
 *
 * @param person a user who completed sign-up
 * Source: spec User
 */
export function toUser(person: Person, publicUrl: string): User {
  const entry = person.waitlistEntry;
  const [subscription] = person.subscriptions;
  return {
    id: person.id,
    name: person.name,
    firstName: person.firstName,
    lastName: person.lastName,
    username: person.username,
    email: person.email,
    phoneNumber: person.phoneNumber,
    profileImage: profileImageOf(person, publicUrl),
    images: imagesOf(person, publicUrl),
    points: person.points,
    birthdate: person.birthdate,
    gender: person.gender,
    preference: person.preference,
    sexualOrientation: person.sexualOrientation,
    location: person.location,
    geoLat: person.geoLat,
    geoLng: person.geoLng,
    timezone: person.timezone,
    timestamp: person.signedUpAt,
    userAddress: person.userAddress,
    authMethod: person.authMethod,
    ...(person.host !== null && { Host: toHost(person.host, publicUrl) }),
    admin: person.admin,
    newUser: person.newUser,
    waitlist: entry?.waitlist ?? false,
    waitlistStatus: entry?.status ?? 'pending',
    completedOnboarding: person.completedOnboarding,
    isVerifiedAccount: person.isVerifiedAccount,
    qrCodeURL: person.qrCodeUrl,
    instagramLink: person.instagramLink,
    ...person.socialLinks,
    socialAccounts: person.socialAccounts.map(toSocialAccount),
    wallets: person.wallets.map(toWallet),
    nftImage: person.nftImage,
    hNum: entry?.hNum ?? null,
    interests: person.interests,
    ignore: person.ignore,
    profileVisible: person.profileVisible,
    applicationStatuses: activitiesOf(person),
    inviteReferralCode: person.inviteReferralCode,
    ...(subscription !== undefined && { subscription: toSubscription(subscription) }),
    profileCompleted: completedAt(person, 'COMPLETE_PROFILE'),
    paymentCompleted: completedAt(person, 'SAVE_PAYMENT'),
    profile: person.profile,
  };
}

function toHost(host: NonNullable<Person['host']>, publicUrl: string): NonNullable<User['Host']> {
  const { id, name, linkId, level } = host;
  return { id, name, logo: pictureUrl(publicUrl, host.logo), linkId, level };
}
