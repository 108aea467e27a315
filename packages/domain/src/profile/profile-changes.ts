import type { EducationLevel } from '../questionnaire/options.ts';
import { isEducationLevel } from './education-level.ts';
import { isPreferredGender, type PreferredGender } from './preferred-genders.ts';
import type { ProfileDraft } from './profile-draft.ts';

const PROFILE_TEXTS = ['bio', 'occupation', 'company', 'industry', 'education'] as const;

type ProfileTexts = Partial<Record<(typeof PROFILE_TEXTS)[number], string | null>>;

/** The body of a save, in the fields of PUT /users/me. */
export interface ProfileChanges {
  username?: string;
  birthdate?: string;
  sexualOrientation?: string;
  gender?: string;
  preference?: { genders: PreferredGender[] };
  profile?: ProfileTexts & { educationLevel?: EducationLevel | null };
  location?: string;
  geoLat?: number;
  geoLng?: number;
  userAddress?: NonNullable<ProfileDraft['location']['place']>['userAddress'];
  /** In the order of the slots. */
  images?: { id: number }[];
}

/** The comparable value of a field, without blanks around a text and without the order of the genders. */
function essence(draft: ProfileDraft, field: keyof ProfileDraft): string {
  if (field === 'photos') return draft.photos.map(({ id }) => id).join(' ');
  if (field === 'genders') return draft.genders.toSorted().join(' ');
  if (field === 'location') {
    const { text, place } = draft.location;
    return place === null ? text.trim() : `${place.location} ${place.geoLat} ${place.geoLng}`;
  }
  return draft[field]?.trim() ?? '';
}

/** The fields that differ. */
export function changedFields(before: ProfileDraft, after: ProfileDraft): (keyof ProfileDraft)[] {
  const fields = Object.keys(after) as (keyof ProfileDraft)[];
  return fields.filter((field) => essence(before, field) !== essence(after, field));
}

/**
 * The body of the request: only changed fields, and an emptied text as null. A level or a gender that is no
 * option cannot be sent. Source: member §7.
 */
export function profileChanges(before: ProfileDraft, after: ProfileDraft): ProfileChanges {
  const changed = new Set(changedFields(before, after));
  const { username, birthdate, sexualOrientation, gender, educationLevel, photos } = after;
  const { place } = after.location;
  const texts: ProfileTexts = Object.fromEntries(
    PROFILE_TEXTS.filter((field) => changed.has(field)).map((field) => [
      field,
      after[field].trim() === '' ? null : after[field].trim(),
    ]),
  );
  const takesLevel = educationLevel === null || isEducationLevel(educationLevel);
  const profile = {
    ...texts,
    ...(changed.has('educationLevel') && takesLevel && { educationLevel }),
  };
  const genders = after.genders.filter(isPreferredGender);
  return {
    ...(changed.has('username') && { username }),
    ...(changed.has('birthdate') && { birthdate }),
    ...(changed.has('sexualOrientation') && sexualOrientation !== null && { sexualOrientation }),
    ...(changed.has('gender') && gender !== null && { gender }),
    ...(changed.has('genders') && genders.length > 0 && { preference: { genders } }),
    ...(Object.keys(profile).length > 0 && { profile }),
    ...(changed.has('location') && place !== null && { ...place }),
    ...(changed.has('photos') && { images: photos.map(({ id }) => ({ id })) }),
  };
}
