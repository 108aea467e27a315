import { limits } from '../limits.ts';
import { ageOn } from '../profile/age.ts';
import { milesBetween, type Coordinates } from './distance.ts';

/** The preferences of a user's deck. */
export interface DeckSearch {
  /** M, F, non_binary or everyone. Empty without a choice. */
  genders: readonly string[];
  /** In years; null without a choice. */
  minAge: number | null;
  maxAge: number | null;
  /** In miles. The greatest one means any distance. */
  radius: number;
}

/** The properties of a user that decide whether the deck shows them. */
export interface DeckPerson extends Coordinates {
  gender: string | null;
  /** yyyy-MM-dd. */
  birthdate: string | null;
}

const BINARY: ReadonlySet<string> = new Set(['M', 'F']);

/**
 * Whether a search for `genders` includes `gender`. An empty search includes all; non_binary includes every
 * gender but M and F; an unknown gender is only included in a search for all. Source: member §9.
 */
export function admitsGender(genders: readonly string[], gender: string | null): boolean {
  if (genders.length === 0 || genders.includes('everyone')) return true;
  if (gender === null) return false;
  return genders.includes(gender) || (!BINARY.has(gender) && genders.includes('non_binary'));
}

function admitsAge({ minAge, maxAge }: DeckSearch, birthdate: string | null, now: Date): boolean {
  if (minAge === null && maxAge === null) return true;
  if (birthdate === null) return false;
  const age = ageOn(birthdate, now);
  return age >= (minAge ?? age) && age <= (maxAge ?? age);
}

function admitsDistance(radius: number, one: Coordinates, other: Coordinates): boolean {
  if (radius >= limits.searchRadius.max) return true;
  return (milesBetween(one, other) ?? 0) <= radius;
}

/**
 * Whether the deck of `viewer` shows `other`: they match the viewer's preferences, and look for the viewer's
 * gender themselves. An unknown distance excludes no profile. Source: member §2.
 *
 * @param search the viewer's preferences
 * @param other with the genders that they look for
 */
export function deckEligibility(
  viewer: DeckPerson,
  search: DeckSearch,
  other: DeckPerson & Pick<DeckSearch, 'genders'>,
  now: Date,
): boolean {
  return (
    admitsGender(search.genders, other.gender) &&
    admitsGender(other.genders, viewer.gender) &&
    admitsAge(search, other.birthdate, now) &&
    admitsDistance(search.radius, viewer, other)
  );
}
