import type { Tone } from '../colour.ts';
import type { Chance } from '../random.ts';

const SKINS: readonly Tone[] = [
  [0.83, 0.052, 58],
  [0.8, 0.062, 60],
  [0.76, 0.07, 58],
  [0.72, 0.078, 60],
  [0.66, 0.08, 58],
  [0.6, 0.08, 55],
  [0.52, 0.08, 54],
  [0.46, 0.075, 52],
  [0.41, 0.066, 50],
  [0.36, 0.056, 48],
];

/** What almost every other choice depends on. */
export type Person = {
  feminine: boolean;
  skin: Tone;
  deep: boolean;
  /** So dark that the room must give more light. */
  darkest: boolean;
};

export const personOf = (first: Chance): Person => {
  const feminine = first.chance(0.5);
  const skin = first.pick(SKINS);
  return { feminine, skin, deep: skin[0] < 0.62, darkest: skin[0] < 0.5 };
};
