import type { Image, Nft, PublicProfile, PublicUser } from '@perigee/api/zod';
import { ageOn, shownPhotos } from '@perigee/domain/profile';
import { isAccepted } from '@perigee/domain/waitlist';
import type { AuthUser } from './auth-user.ts';
import { imagesOf } from './user.ts';

/** The public columns of a user. */
export type PublicUserFields = Pick<
  AuthUser,
  'id' | 'firstName' | 'username' | 'isVerifiedAccount' | 'images'
>;

/** The pictures that other users see. Source: member §2. */
function publicImagesOf(user: Pick<AuthUser, 'images'>, publicUrl: string): Image[] {
  return shownPhotos(imagesOf(user, publicUrl));
}

function profileImageIn(images: readonly Image[]): string | null {
  return images.find(({ profileImage }) => profileImage)?.url ?? null;
}

/** The user as all viewers see them. Source: spec PublicUser. */
export function toPublicUser(user: PublicUserFields, publicUrl: string): PublicUser {
  return {
    id: user.id,
    name: user.firstName,
    username: user.username,
    profileImage: profileImageIn(publicImagesOf(user, publicUrl)),
    isVerifiedAccount: user.isVerifiedAccount,
  };
}

/**
 * The public part of the user's profile view. The date of birth stays private.
 * Source: spec PublicProfile.
 *
 * @param now the current day, for the age
 */
export function toPublicProfile(user: AuthUser, publicUrl: string, now: Date): PublicProfile {
  const { bio, occupation, occupationPosition, education, educationLevel } = user.profile;
  return {
    ...toPublicUser(user, publicUrl),
    images: publicImagesOf(user, publicUrl),
    age: user.birthdate === null ? null : ageOn(user.birthdate, now),
    location: user.userAddress?.locality ?? user.location,
    accepted: user.waitlistEntry !== null && isAccepted(user.waitlistEntry.status),
    instagramLink: user.instagramLink,
    ...user.socialLinks,
    profile: { bio, occupation, occupationPosition, education, educationLevel },
  };
}

/** The user's NFTs: one, or none. Source: spec Nft. */
export function nftsOf({ nftImage }: AuthUser): Nft[] {
  return nftImage === null ? [] : [{ nftImage }];
}
