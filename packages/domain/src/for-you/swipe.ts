/** Beyond this share of the card's width, releasing the card decides. */
const FAR = 0.32;
/** Pixels per millisecond: a flick of this speed decides at any distance above the minimum. */
const FAST = 0.5;
/** The minimum distance of a flick in pixels, so that a twitch decides nothing. */
const LEAST = 32;

/**
 * The result of releasing a card: right, left, or null for no decision.
 *
 * @param travel pixels from the start of the touch, positive to the right
 * @param speed pixels per millisecond at the release, positive to the right
 * @param width of the card, in pixels
 */
export function swipeOutcome(
  travel: number,
  speed: number,
  width: number,
): 'right' | 'left' | null {
  const isFlicked = Math.abs(speed) >= FAST && Math.abs(travel) >= LEAST;
  // A flick back cancels the swipe at any distance.
  if (isFlicked && Math.sign(speed) !== Math.sign(travel)) return null;
  if (!isFlicked && Math.abs(travel) < width * FAR) return null;
  return travel > 0 ? 'right' : 'left';
}
