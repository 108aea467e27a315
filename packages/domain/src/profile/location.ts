import { messages } from '../messages.ts';

interface Place {
  location?: string | null | undefined;
  geoLat?: number | null | undefined;
  geoLng?: number | null | undefined;
}

/**
 * What is wrong with a change of the location, or null: a place goes with its coordinates.
 * Source: member §5.
 */
export function locationProblem({ location, geoLat, geoLng }: Place): string | null {
  const parts = [location, geoLat, geoLng];
  if (parts.every((part) => part === undefined)) return null;
  const isWhole = parts.every((part) => part !== undefined && part !== null);
  return isWhole && location?.trim() !== '' ? null : messages.location.missing;
}

/**
 * What is wrong with a place that was chosen, or null. One that a service names without saying where
 * it is cannot be resolved. Source: member §5, §8.
 */
export function placeProblem(place: { geoLat: number; geoLng: number } | null): string | null {
  if (place === null) return messages.location.notSelected;
  const isOnEarth = Math.abs(place.geoLat) <= 90 && Math.abs(place.geoLng) <= 180;
  return isOnEarth ? null : messages.location.invalid;
}
