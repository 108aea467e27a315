/** Gives `length` random bytes. */
export type RandomBytes = (length: number) => Uint8Array;

/** Random bytes of the platform's own generator. */
export const secureRandom: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));

/**
 * The same bytes in the same order each time, for stories: displayed codes do not change. These
 * bytes can be guessed.
 */
export function fixedRandom(): RandomBytes {
  let state = 1;
  const nextByte = () => {
    // The linear congruential generator of Numerical Recipes, of which only the high bits are random
    // enough.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  return (length) => Uint8Array.from({ length }, nextByte);
}
