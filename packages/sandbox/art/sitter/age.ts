import type { Tone } from '../colour.ts';
import { clamp } from '../numbers.ts';
import type { Chance } from '../random.ts';

/** Most sitters are young; those whose hair is grey to begin with are not. */
export const ageOf = (detail: Chance, hair: Tone): number =>
  clamp(
    hair[0] > 0.58 && hair[1] < 0.02 ? detail.range(0.55, 1) : detail.next() ** 1.5 * 0.9,
    0,
    1,
  );
