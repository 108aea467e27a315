/** How a picture stands in its place: it covers it, or is whole, between free space at its sides or above and below. */
export type PictureFit = 'covers' | 'narrower' | 'wider';

/** The least part of a picture that stays visible when it covers its place. */
const LEAST_VISIBLE = 0.6;

/** @param picture and place: width divided by height */
export function pictureFit(picture: number, place: number): PictureFit {
  const visible = Math.min(picture, place) / Math.max(picture, place);
  if (visible >= LEAST_VISIBLE) return 'covers';
  return picture < place ? 'narrower' : 'wider';
}
