import type { Place } from '@perigee/api/zod';
import { limits } from '@perigee/domain';
import { milesBetween } from '@perigee/domain/for-you';
import { PLACES, toPlace } from './places.ts';

/**
 * The known city that is nearest to a point, or null if no city is near.
 *
 * @param point in degrees
 */
export function nearestPlace({ lat, lng }: { lat: number; lng: number }): Place | null {
  const point = { geoLat: lat, geoLng: lng };
  let nearest: { place: (typeof PLACES)[number]; miles: number } | null = null;
  for (const place of PLACES) {
    const [, , , geoLat, geoLng] = place;
    const miles = milesBetween(point, { geoLat, geoLng }) ?? Infinity;
    if (miles <= (nearest?.miles ?? limits.placeWithinMiles)) nearest = { place, miles };
  }
  return nearest === null ? null : toPlace(nearest.place);
}
