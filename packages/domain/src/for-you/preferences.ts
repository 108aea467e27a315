import { limits } from '../limits.ts';
import { fieldMessages } from '../field-messages.ts';
import { isPreferredGender } from '../profile/preferred-genders.ts';

interface ChosenPlace {
  location: string;
  geoLat: number;
  geoLng: number;
  userAddress: object;
}

/** The values of the preferences dialog. */
export interface Preferences<Place extends ChosenPlace = ChosenPlace> {
  /** In years. */
  minAge: number;
  maxAge: number;
  genders: readonly string[];
  /** In miles. */
  offsetRadius: number;
  /** The text of the field, and the place that was chosen for it. */
  location: { text: string; place: Place | null };
}

/** The initial preferences of a user: the limits replace missing values. */
export function preferencesOf(user: {
  preference?:
    | {
        genders: readonly string[];
        minAge: number | null;
        maxAge: number | null;
        offsetRadius?: number | null;
      }
    | null
    | undefined;
  location?: string | null | undefined;
}): Preferences<never> {
  const { preference, location } = user;
  return {
    minAge: preference?.minAge ?? limits.desiredAge.min,
    maxAge: preference?.maxAge ?? limits.desiredAge.max,
    genders: preference?.genders ?? [],
    offsetRadius: preference?.offsetRadius ?? limits.searchRadius.default,
    location: { text: location ?? '', place: null },
  };
}

/**
 * The problem with the preferences, or null: a location needs its coordinates, which an unchanged one has
 * already. Source: member §5.
 */
export function preferencesProblem(before: Preferences, after: Preferences): string | null {
  const { text, place } = after.location;
  const isTouched = text.trim() !== before.location.text;
  return isTouched && place === null ? fieldMessages.location.missing : null;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/**
 * The changes in the format of the request, or null if there are none: the dialog then only closes. The
 * server adapts the ages of the profile. Source: member §5, decision C-28.
 */
export function preferencesUpdate<Place extends ChosenPlace>(
  before: Preferences,
  after: Preferences<Place>,
) {
  const { minAge, maxAge, offsetRadius, genders } = after;
  const agesChange = minAge !== before.minAge || maxAge !== before.maxAge;
  const sent = genders.filter(isPreferredGender);
  const preference = {
    ...(agesChange && { minAge, maxAge }),
    ...(offsetRadius !== before.offsetRadius && { offsetRadius }),
    ...(!isSame(genders, before.genders) && sent.length > 0 && { genders: sent }),
  };
  const { place } = after.location;
  const update = {
    ...(Object.keys(preference).length > 0 && { preference }),
    ...(place !== null && place.location !== before.location.text && place),
  };
  return Object.keys(update).length === 0 ? null : update;
}
