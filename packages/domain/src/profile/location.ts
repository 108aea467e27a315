import { fieldMessages } from '../field-messages.ts';

interface Place {
  location?: string | null | undefined;
  geoLat?: number | null | undefined;
  geoLng?: number | null | undefined;
}

/**
 * The problem with a change of the location, or null: a place needs its coordinates.
 * Source: member §5.
 */
export function locationProblem({ location, geoLat, geoLng }: Place): string | null {
  const parts = [location, geoLat, geoLng];
  if (parts.every((part) => part === undefined)) return null;
  const isWhole = parts.every((part) => part !== undefined && part !== null);
  return isWhole && location?.trim() !== '' ? null : fieldMessages.location.missing;
}

/**
 * The problem with a chosen place, or null. A place that the service returns without coordinates cannot be
 * resolved. Source: member §5, §8.
 */
export function placeProblem(place: { geoLat: number; geoLng: number } | null): string | null {
  if (place === null) return fieldMessages.location.notSelected;
  const isOnEarth = Math.abs(place.geoLat) <= 90 && Math.abs(place.geoLng) <= 180;
  return isOnEarth ? null : fieldMessages.location.invalid;
}
