import type { Image, Nft, PublicProfile, PublicUser } from '@perigee/api/zod';
import { ageOn, shownPhotos } from '@perigee/domain/profile';
import { isAccepted } from '@perigee/domain/waitlist';
import type { Person } from './person.ts';
import { imagesOf } from './user.ts';

/** The public columns of a user. */
export type PublicPerson = Pick<
  Person,
  'id' | 'firstName' | 'username' | 'isVerifiedAccount' | 'images'
>;

/** The pictures that other users see. Source: member §2. */
function publicImagesOf(person: Pick<Person, 'images'>, publicUrl: string): Image[] {
  return shownPhotos(imagesOf(person, publicUrl));
}

function profileImageIn(images: readonly Image[]): string | null {
  return images.find(({ profileImage }) => profileImage)?.url ?? null;
}

/** The user as all viewers see them. Source: spec PublicUser. */
export function toPublicUser(person: PublicPerson, publicUrl: string): PublicUser {
  return {
    id: person.id,
    name: person.firstName,
    username: person.username,
    profileImage: profileImageIn(publicImagesOf(person, publicUrl)),
    isVerifiedAccount: person.isVerifiedAccount,
  };
}

/**
 * The public part of the user's profile view. The date of birth stays private.
 * Source: spec PublicProfile.
 *
 * @param now the current day, for the age
 */
export function toPublicProfile(person: Person, publicUrl: string, now: Date): PublicProfile {
  const { bio, occupation, occupationPosition, education, educationLevel } = person.profile;
  return {
    ...toPublicUser(person, publicUrl),
    images: publicImagesOf(person, publicUrl),
    age: person.birthdate === null ? null : ageOn(person.birthdate, now),
    location: person.userAddress?.locality ?? person.location,
    accepted: person.waitlistEntry !== null && isAccepted(person.waitlistEntry.status),
    instagramLink: person.instagramLink,
    ...person.socialLinks,
    profile: { bio, occupation, occupationPosition, education, educationLevel },
  };
}

/** The user's NFTs: one, or none. Source: spec Nft. */
export function nftsOf({ nftImage }: Person): Nft[] {
  return nftImage === null ? [] : [{ nftImage }];
}
