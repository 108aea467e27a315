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
