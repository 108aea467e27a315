import { OTHER_GENDER } from './gender.ts';

/** The answers of the profile steps. */
export interface ProfileAnswers {
  username: string | null;
  birthdate?: string | null | undefined;
  sexualOrientation?: string | null | undefined;
  gender?: string | null | undefined;
  preference?: { genders: readonly string[] } | null | undefined;
  profile?:
    | {
        occupation?: string | null | undefined;
        occupationPosition?: string | null | undefined;
        company?: string | null | undefined;
        industry?: string | null | undefined;
      }
    | undefined;
  location?: string | null | undefined;
  geoLat?: number | null | undefined;
  geoLng?: number | null | undefined;
  /** Only pictures in a slot of the profile count. */
  images: readonly { url: string | null; orderNo: number | null }[];
}

const isGiven = (text: string | null | undefined) => (text ?? '').trim() !== '';

/**
 * Whether every required profile step is answered. Education is optional, and the role is the occupation or
 * the position. Source: member §5.
 */
export function isProfileComplete(person: ProfileAnswers): boolean {
  const { occupation, occupationPosition, company, industry } = person.profile ?? {};
  return (
    [person.username, person.birthdate, person.sexualOrientation, person.gender].every(isGiven) &&
    person.gender !== OTHER_GENDER &&
    (person.preference?.genders.length ?? 0) > 0 &&
    (isGiven(occupation) || isGiven(occupationPosition)) &&
    isGiven(company) &&
    isGiven(industry) &&
    isGiven(person.location) &&
    typeof person.geoLat === 'number' &&
    typeof person.geoLng === 'number' &&
    person.images.some(({ url, orderNo }) => orderNo !== null && isGiven(url))
  );
}
