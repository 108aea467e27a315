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

/** A place with its coordinates, in the fields of an update of the user. */
interface ChosenPlace {
  location: string;
  geoLat: number;
  geoLng: number;
  userAddress: Address;
}

/** The values of the profile steps and of Edit Application, as the fields hold them. */
export interface ProfileDraft {
  username: string;
  /** yyyy-MM-dd, or the text of the field until it is complete. */
  birthdate: string;
  sexualOrientation: string | null;
  /** May be the placeholder of 'More'. */
  gender: string | null;
  /** The genders that the user looks for. */
  genders: readonly string[];
  occupation: string;
  company: string;
  industry: string;
  educationLevel: string | null;
  /** The user's school. */
  education: string;
  bio: string;
  location: { text: string; place: ChosenPlace | null };
  photos: readonly ProfilePhoto[];
}

/** The data of a user that the draft is made from. */
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

/** The initial values of the fields. */
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
