type Answer = string | number | readonly unknown[] | null | undefined;

/** The fields of a user that can be missing. */
export interface ProfileFields {
  username: string | null;
  birthdate: string | null;
  gender: string | null;
  sexualOrientation: string | null;
  preference: {
    genders: readonly string[];
    minAge?: number | null | undefined;
    maxAge?: number | null | undefined;
  } | null;
  location: string | null;
  geoLat: number | null;
  geoLng: number | null;
  instagramLink: string | null;
  interests: readonly string[];
  profile: Readonly<Record<string, unknown>>;
  /** The number of pictures on the profile. */
  pictures: number;
}

/** The fields of `profile` that the admins' documents name. Source: admin §3. */
const ANSWERS = [
  'bio',
  'occupation',
  'company',
  'industry',
  'educationLevel',
  'height',
  'religion',
  'politics',
  'starSign',
  'gratefulFor',
  'dreamDate',
] as const;

function isMissing(answer: Answer): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  if (typeof answer === 'number') return false;
  return answer === null || answer === undefined || answer.length === 0;
}

/**
 * The missing fields of a profile, by their names in the replies of the product API. Pronouns, education and
 * position are left out, because many users have none to give.
 */
export function missingProfileFields(person: ProfileFields): string[] {
  const { preference, profile } = person;
  const fields: [string, Answer][] = [
    ['username', person.username],
    ['birthdate', person.birthdate],
    ['gender', person.gender],
    ['sexualOrientation', person.sexualOrientation],
    ['preference.genders', preference?.genders],
    ['preference.minAge', preference?.minAge],
    ['preference.maxAge', preference?.maxAge],
    ['location', person.location],
    ['geoLat', person.geoLat],
    ['geoLng', person.geoLng],
    ['images', person.pictures === 0 ? null : person.pictures],
    ['instagramLink', person.instagramLink],
    ['interests', person.interests],
    ...ANSWERS.map((name): [string, Answer] => [`profile.${name}`, profile[name] as Answer]),
  ];
  return fields.filter(([, answer]) => isMissing(answer)).map(([name]) => name);
}
