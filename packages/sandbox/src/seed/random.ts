/** A repeatable run of choices: the same seed always gives the same choices. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** A whole number from `low` to `high`, both inclusive. */
  between: (low: number, high: number) => number;
  pick: <T>(items: readonly T[]) => T;
  /** `count` different items. */
  some: <T>(items: readonly T[], count: number) => T[];
  happens: (probability: number) => boolean;
}

/** Starts a run of choices (mulberry32). */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  return {
    next,
    between,
    pick,
    some: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => {
        const [item] = left.splice(between(0, left.length - 1), 1);
        return item as (typeof left)[number];
      });
    },
    happens: (probability) => next() < probability,
  };
}
