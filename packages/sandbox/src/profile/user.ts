import type { ApplicationActivity, Image, User } from '@perigee/api/zod';
import { featureAction } from '../db/schema/waitlist.ts';
import { toSubscription } from '../membership/subscription.ts';
import type { AuthUser } from './auth-user.ts';
import { toSocialAccount } from './social-account.ts';
import { toWallet } from './wallet.ts';

/** The address of a picture: paths are under the sandbox's address, whole addresses stay unchanged. */
export function pictureUrl(publicUrl: string, path: string | null): string | null {
  return path?.startsWith('/') === true ? publicUrl + path : path;
}

/** The address of the user's profile image, or null. */
function profileImageOf(user: AuthUser, publicUrl: string): string | null {
  const image = user.images.find(({ profileImage }) => profileImage);
  return image === undefined ? null : pictureUrl(publicUrl, image.path);
}

/** The four activities in their order, completed or not. */
export function activitiesOf(user: {
  activities: readonly Pick<ApplicationActivity, 'action'>[];
}): ApplicationActivity[] {
  const done = new Set(user.activities.map(({ action }) => action));
  return featureAction.enumValues.map((action) => ({ action, completed: done.has(action) }));
}

/** All the pictures on the user's profile, the profile image first. */
export function imagesOf(user: Pick<AuthUser, 'images'>, publicUrl: string): Image[] {
  return user.images.flatMap(({ path, orderNo, userId: _owner, ...image }) =>
    orderNo === null ? [] : [{ ...image, orderNo, url: pictureUrl(publicUrl, path) }],
  );
}

function completedAt(user: AuthUser, action: ApplicationActivity['action']): string | null {
  const activity = user.activities.find((done) => done.action === action);
  return activity?.completedAt.toISOString() ?? null;
}

/**
 * The user as they themselves and admins see them.
 *
 * @param user a user who completed sign-up
 * Source: spec User
 */
export function toUser(user: AuthUser, publicUrl: string, now: Date): User {
  const entry = user.waitlistEntry;
  const [subscription] = user.subscriptions;
  return {
    id: user.id,
    name: user.name,
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username,
    email: user.email,
    phoneNumber: user.phoneNumber,
    profileImage: profileImageOf(user, publicUrl),
    images: imagesOf(user, publicUrl),
    points: user.points,
    birthdate: user.birthdate,
    gender: user.gender,
    preference: user.preference,
    sexualOrientation: user.sexualOrientation,
    location: user.location,
    geoLat: user.geoLat,
    geoLng: user.geoLng,
    timezone: user.timezone,
    timestamp: user.signedUpAt,
    userAddress: user.userAddress,
    authMethod: user.authMethod,
    ...(user.host !== null && { Host: toHost(user.host, publicUrl) }),
    admin: user.admin,
    newUser: user.newUser,
    waitlist: entry?.waitlist ?? false,
    waitlistStatus: entry?.status ?? 'pending',
    completedOnboarding: user.completedOnboarding,
    isVerifiedAccount: user.isVerifiedAccount,
    qrCodeURL: user.qrCodeUrl,
    instagramLink: user.instagramLink,
    ...user.socialLinks,
    socialAccounts: user.socialAccounts.map(toSocialAccount),
    wallets: user.wallets.map(toWallet),
    nftImage: user.nftImage,
    hNum: entry?.hNum ?? null,
    interests: user.interests,
    ignore: user.ignore,
    profileVisible: user.profileVisible,
    applicationStatuses: activitiesOf(user),
    inviteReferralCode: user.inviteReferralCode,
    ...(subscription !== undefined && { subscription: toSubscription(subscription, now) }),
    profileCompleted: completedAt(user, 'COMPLETE_PROFILE'),
    paymentCompleted: completedAt(user, 'SAVE_PAYMENT'),
    profile: user.profile,
  };
}

function toHost(host: NonNullable<AuthUser['host']>, publicUrl: string): NonNullable<User['Host']> {
  const { id, name, linkId, level } = host;
  return { id, name, logo: pictureUrl(publicUrl, host.logo), linkId, level };
}
