/** A repeatable source of chance: the same seed always gives the same run of values. */
export type Chance = {
  /** The next value, from 0 up to (not including) 1. */
  next: () => number;
  range: (low: number, high: number) => number;
  pick: <T>(items: readonly T[]) => T;
  chance: (probability: number) => boolean;
};

/**
 * Starts a stream of chance for a seed.
 *
 * Streams with different names are independent, so one picture can add details in a stream of its
 * own without disturbing what another stream has already decided.
 *
 * @param seed any text or number
 * @returns the stream
 */
export const chanceOf = (seed: string | number): Chance => {
  const text = String(seed);
  let state = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  state = Math.imul(state ^ (state >>> 16), 2246822507);
  state = Math.imul(state ^ (state >>> 13), 3266489909);
  state ^= state >>> 16;

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
    chance: (probability) => next() < probability,
  };
};
