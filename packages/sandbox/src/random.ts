/** Gives `length` random bytes. */
export type RandomBytes = (length: number) => Uint8Array;

/** Bytes from the platform's own generator. */
export const secureRandom: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));

/**
 * The same bytes in the same order each time, for stories: codes that are shown stay what they were.
 * Anybody could guess them.
 */
export function fixedRandom(seed = 1): RandomBytes {
  let state = seed;
  const nextByte = () => {
    // Numerical Recipes' linear congruential generator; its high bits are the good ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  return (length) => Uint8Array.from({ length }, nextByte);
}
