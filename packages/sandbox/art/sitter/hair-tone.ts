import type { Tone } from '../colour.ts';
import { clamp, mix } from '../numbers.ts';
import type { Chance } from '../random.ts';
import type { Person } from './person.ts';

const DEEP_HAIR: readonly Tone[] = [
  [0.2, 0.018, 50],
  [0.24, 0.03, 40],
  [0.3, 0.04, 45],
  [0.6, 0.012, 80],
];
const HAIR: readonly Tone[] = [
  [0.22, 0.02, 60],
  [0.28, 0.04, 45],
  [0.36, 0.055, 50],
  [0.44, 0.075, 55],
  [0.68, 0.085, 82],
  [0.46, 0.12, 44],
  [0.68, 0.012, 80],
];

export const hairToneOf = (first: Chance, { deep }: Person): Tone =>
  first.pick(deep ? DEEP_HAIR : HAIR);

/** Grey comes with age, for some. */
export const greyed = (detail: Chance, hair: Tone, age: number): Tone => {
  if (age <= 0.45 || hair[0] >= 0.5) return hair;
  const grey = detail.chance(0.6) ? clamp((age - 0.4) * 1.3, 0, 0.75) : 0;
  return [mix(hair[0], 0.62, grey), mix(hair[1], 0.012, grey), hair[2]];
};
