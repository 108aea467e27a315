import type { Tone } from '../colour.ts';
import type { Chance } from '../random.ts';

export const irisOf = (detail: Chance, skin: Tone, hair: Tone): Tone => {
  const brown: Tone[] = [
    [0.24, 0.03, 50],
    [0.28, 0.045, 52],
    [0.33, 0.055, 58],
  ];
  const light: Tone[] = [
    [0.46, 0.055, 240],
    [0.44, 0.05, 150],
    [0.44, 0.065, 80],
    [0.5, 0.03, 230],
  ];
  return detail.pick(skin[0] > 0.74 && hair[0] > 0.27 ? [...light, ...brown] : brown);
};
