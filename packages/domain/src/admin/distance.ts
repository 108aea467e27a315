import { limits } from '../limits.ts';

/** A distance (0 to 1) as admins see it. Source: admin §2, §9. */
export function distanceText(distance: number): string {
  return distance.toFixed(limits.distanceDecimals);
}

/** The mean of distances; 0 for an empty list. */
export function averageDistance(distances: readonly { distance: number }[]): number {
  if (distances.length === 0) return 0;
  return distances.reduce((sum, { distance }) => sum + distance, 0) / distances.length;
}
