import type { ProfilePhoto } from './photo-slots.ts';

interface Address {
  streetNo?: string | null;
  streetName?: string | null;
  postalCode?: string | null;
  locality?: string | null;
  region?: string | null;
  country?: string | null;
  appt?: string | null;
}

/** A place with its coordinates, in the fields that a change of oneself takes. */
interface ChosenPlace {
  location: string;
  geoLat: number;
  geoLng: number;
  userAddress: Address;
}

/** What the profile steps ask for and the application is edited by, as it stands in the fields. */
export interface ProfileDraft {
  username: string;
  /** yyyy-MM-dd, or what stands in the field until it is whole. */
  birthdate: string;
  sexualOrientation: string | null;
  /** May be the sentinel of 'More'. */
  gender: string | null;
  /** Whom the person looks for. */
  genders: readonly string[];
  occupation: string;
  company: string;
  industry: string;
  educationLevel: string | null;
  /** Where the person went to school. */
  education: string;
  bio: string;
  location: { text: string; place: ChosenPlace | null };
  photos: readonly ProfilePhoto[];
}

/** What of a person the draft is made of. */
export interface DraftedPerson {
  username: string | null;
  birthdate?: string | null;
  sexualOrientation?: string | null;
  gender?: string | null;
  preference?: { genders: readonly string[] } | null;
  profile?: {
    bio?: string | null;
    occupation?: string | null;
    occupationPosition?: string | null;
    company?: string | null;
    industry?: string | null;
    education?: string | null;
    educationLevel?: string | null;
  };
  location?: string | null;
  geoLat?: number | null;
  geoLng?: number | null;
  userAddress?: Address | null;
  images: readonly ProfilePhoto[];
}

function placeOf(person: DraftedPerson): ChosenPlace | null {
  const { location, geoLat, geoLng, userAddress } = person;
  if (typeof geoLat !== 'number' || typeof geoLng !== 'number') return null;
  return { location: location ?? '', geoLat, geoLng, userAddress: userAddress ?? {} };
}

/** What stands in the fields before anything is changed. */
export function profileDraft(person: DraftedPerson): ProfileDraft {
  const { profile = {} } = person;
  return {
    username: person.username ?? '',
    birthdate: person.birthdate ?? '',
    sexualOrientation: person.sexualOrientation ?? null,
    gender: person.gender ?? null,
    genders: person.preference?.genders ?? [],
    occupation: profile.occupation ?? profile.occupationPosition ?? '',
    company: profile.company ?? '',
    industry: profile.industry ?? '',
    educationLevel: profile.educationLevel ?? null,
    education: profile.education ?? '',
    bio: profile.bio ?? '',
    location: { text: person.location ?? '', place: placeOf(person) },
    photos: person.images
      .filter(({ url }) => Boolean(url))
      .toSorted((one, other) => one.orderNo - other.orderNo),
  };
}
