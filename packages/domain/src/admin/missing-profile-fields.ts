type Answer = string | number | readonly unknown[] | null | undefined;

/** What is said of somebody, as far as it can be missing. */
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
  /** How many pictures are on the profile. */
  pictures: number;
}

/** Those of `profile` that the admins' documents name. Source: admin §3. */
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
 * The fields that a profile lacks, by their names in the answers of the product API. Pronouns,
 * education and position are left out: many people have nothing to say there.
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
