export { ageOn } from './age.ts';
export { birthdateEntryProblem, birthdateProblem } from './birthdate.ts';
export { dateText, dateTyped } from './date-entry.ts';
export { desiredAgeProblem } from './desired-age.ts';
export { EDUCATION_LEVELS } from './education-level.ts';
export { FURTHER_GENDERS, genderGroup, GENDERS, namedGender, OTHER_GENDER } from './gender.ts';
export {
  cropProblem,
  IMAGE_TYPES,
  imageProblem,
  isImageType,
  pixelsProblem,
} from './image-problem.ts';
export { locationProblem } from './location.ts';
export { profileMessages } from './messages.ts';
export { withOwnAnswer } from './option.ts';
export { photosInOrder, withoutPhoto, withPhoto, type ProfilePhoto } from './photo-slots.ts';
export { pictureMessages } from './picture-messages.ts';
export {
  isPreferredGender,
  PREFERRED_GENDERS,
  preferredGendersAfter,
  preferredGendersText,
} from './preferred-genders.ts';
export { changedFields, profileChanges } from './profile-changes.ts';
export { isProfileComplete } from './profile-complete.ts';
export { profileDraft, type DraftedPerson, type ProfileDraft } from './profile-draft.ts';
export { profileSlug } from './profile-slug.ts';
export { furtherFacts, shownAge, shownEducation, shownOccupation } from './profile-facts.ts';
export { profileProblem } from './profile-problems.ts';
export { resumedDraft, type KeptProfileDraft } from './resumed-draft.ts';
export { rewardMessages } from './reward-messages.ts';
export { searchRadiusText } from './search-radius.ts';
export { profileServerMessages } from './server-messages.ts';
export { areSettingsChanged, settingsProblem } from './settings.ts';
export { SEXUAL_ORIENTATIONS } from './sexual-orientation.ts';
export { shownPhotos } from './shown-photos.ts';
export { SOCIAL_PLATFORM_NAMES, socialLinksOf } from './social-links.ts';
export {
  isSocialHandle,
  isSocialPlatform,
  isSocialProfileUrl,
  SOCIAL_PLATFORMS,
  socialHandle,
  socialProfileUrl,
  type SocialPlatform,
} from './social-platform.ts';
export { isSameUsername, usernameFrom, usernameProblem, usernameTooShort } from './username.ts';
export { shortWallet, walletProblem } from './wallet.ts';
