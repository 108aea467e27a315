/** The location of a user, in degrees; null if unknown. */
export interface Coordinates {
  geoLat: number | null;
  geoLng: number | null;
}

const EARTH_RADIUS_MILES = 3958.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance on the ground between two places in miles, or null if one of them is unknown. */
export function milesBetween(one: Coordinates, other: Coordinates): number | null {
  if (one.geoLat === null || one.geoLng === null) return null;
  if (other.geoLat === null || other.geoLng === null) return null;
  const across = Math.sin(radians(other.geoLat - one.geoLat) / 2) ** 2;
  const along = Math.sin(radians(other.geoLng - one.geoLng) / 2) ** 2;
  const chord = across + Math.cos(radians(one.geoLat)) * Math.cos(radians(other.geoLat)) * along;
  // Rounding may make the chord of opposite places exceed 1.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, chord)));
}
