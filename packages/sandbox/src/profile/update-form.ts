import {
  PreferenceUpdate,
  ProfileImageUpdate,
  UserAddressUpdate,
  UserProfileUpdate,
  UserUpdate as Update,
} from '@perigee/api/zod';
import { limits } from '@perigee/domain';
import {
  birthdateProblem,
  isSocialProfileUrl,
  locationProblem,
  namedGender,
  usernameProblem,
} from '@perigee/domain/profile';
import { z } from 'zod';
import { isInstagramProfile } from '../signup/sign-up-problem.ts';
import { serverMessages } from '../server-messages.ts';

/** The body of a user's change of their own data. Unknown fields are refused in its parts as well. */
export const UserUpdate = Update.extend({
  preference: PreferenceUpdate.strict().optional(),
  preferences: PreferenceUpdate.strict().optional(),
  profile: UserProfileUpdate.strict().optional(),
  userAddress: UserAddressUpdate.strict().optional(),
  images: z
    .array(ProfileImageUpdate.strict())
    .min(limits.photos.least)
    .max(limits.photos.most)
    .optional(),
});

export type UserUpdate = z.output<typeof UserUpdate>;

/** The networks whose links are optional; every member has an Instagram link. */
const LINKED_PLATFORMS = ['tiktok', 'twitter', 'snapchat', 'youtube', 'linkedin'] as const;

const NEVER_BLANK = ['gender', 'sexualOrientation', 'timezone'] as const;

/** The rule that a change breaks beyond its shape, as a sentence, or null. Source: member §5. */
export function updateProblem(form: UserUpdate, now: Date): string | null {
  const { lastUpdateSource: _source, ...changes } = form;
  if (Object.keys(changes).length === 0) return serverMessages.nothingToUpdate;
  const blank = NEVER_BLANK.find((field) => form[field]?.trim() === '');
  if (blank !== undefined) return serverMessages.fieldMissing(blank);
  const { username, birthdate, gender, instagramLink } = form;
  if (instagramLink !== undefined && !isInstagramProfile(instagramLink)) {
    return serverMessages.instagramAddress;
  }
  const strangeLink = LINKED_PLATFORMS.find((platform) => {
    const link = form[`${platform}Link`];
    return typeof link === 'string' && !isSocialProfileUrl(platform, link);
  });
  if (strangeLink !== undefined) return serverMessages.fieldMalformed(`${strangeLink}Link`);
  if (gender !== undefined && namedGender(gender.trim()) === null) {
    return serverMessages.fieldMissing('gender');
  }
  return (
    (username === undefined ? null : usernameProblem(username)) ??
    (birthdate === undefined ? null : birthdateProblem(birthdate, now)) ??
    locationProblem(form)
  );
}
