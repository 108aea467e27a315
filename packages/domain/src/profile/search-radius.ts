import { limits } from '../limits.ts';

/** The text of a search radius: the greatest one means any distance. Source: member §2. */
export function searchRadiusText(miles: number): string {
  return miles >= limits.searchRadius.max ? `${miles}+ mi` : `${miles} mi`;
}
