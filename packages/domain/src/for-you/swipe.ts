/** Past this share of the card's width, letting go decides. */
const FAR = 0.32;
/** Pixels a millisecond: a flick decides, however short. */
const FAST = 0.5;
/** Pixels that even a flick travels, so that a twitch decides nothing. */
const LEAST = 32;

/**
 * Where letting go of a card sends it: on along the line, back along it, or nowhere.
 *
 * @param travel pixels from where the finger came down, positive to the right
 * @param speed pixels a millisecond when it was lifted, positive to the right
 * @param width of the card, in pixels
 */
export function swipeOutcome(
  travel: number,
  speed: number,
  width: number,
): 'right' | 'left' | null {
  const isFlicked = Math.abs(speed) >= FAST && Math.abs(travel) >= LEAST;
  // A finger that turns back has changed its mind, however far it had come.
  if (isFlicked && Math.sign(speed) !== Math.sign(travel)) return null;
  if (!isFlicked && Math.abs(travel) < width * FAR) return null;
  return travel > 0 ? 'right' : 'left';
}
