import { limits } from '../limits.ts';
import { ageOn } from '../profile/age.ts';
import { milesBetween, type Coordinates } from './distance.ts';

/** Whom somebody looks for in a deck. */
export interface DeckSearch {
  /** M, F, non_binary or everyone. Empty where nothing was chosen. */
  genders: readonly string[];
  /** In years; null where nothing was chosen. */
  minAge: number | null;
  maxAge: number | null;
  /** In miles. The greatest one stands for any distance. */
  radius: number;
}

/** What of somebody decides whether they fit. */
export interface DeckPerson extends Coordinates {
  gender: string | null;
  /** yyyy-MM-dd. */
  birthdate: string | null;
}

const BINARY: ReadonlySet<string> = new Set(['M', 'F']);

/**
 * Whether somebody who looks for `genders` looks for `gender`. Whoever chose nothing looks for
 * everyone; non_binary stands for every gender but M and F; a gender that is not known is only among
 * everyone. Source: member §9.
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
 * Whether the deck of `viewer` shows `other`: they fit what the viewer looks for, and look for
 * somebody of the viewer's gender themselves. A distance that is not known keeps nobody apart.
 * Source: member §2.
 *
 * @param search what the viewer looks for
 * @param other with the genders that they look for
 */
export function fitsDeck(
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
