import type { Tone } from '../colour.ts';
import type { Chance } from '../random.ts';
import type { HairStyle } from './hair-style.ts';
import type { Person } from './person.ts';

type Wear = 'crew' | 'vee' | 'off' | 'roll' | 'jacket' | 'shirt' | 'strap';

export type Outfit = {
  wear: Wear;
  cloth: Tone;
  under: Tone;
};

const CLOTH: readonly Tone[] = [
  [0.24, 0.03, 265],
  [0.86, 0.02, 85],
  [0.5, 0.13, 40],
  [0.4, 0.05, 125],
  [0.64, 0.07, 72],
  [0.3, 0.06, 250],
  [0.36, 0.1, 20],
  [0.55, 0.03, 230],
  [0.2, 0.01, 60],
  [0.46, 0.07, 190],
];
const MORE_CLOTH: readonly Tone[] = [
  [0.72, 0.06, 20],
  [0.76, 0.1, 85],
  [0.42, 0.09, 340],
  [0.6, 0.05, 150],
  [0.78, 0.03, 230],
  [0.34, 0.05, 170],
  [0.52, 0.1, 265],
  [0.66, 0.11, 45],
];
const UNDER: readonly Tone[] = [
  [0.9, 0.015, 85],
  [0.24, 0.012, 60],
  [0.7, 0.03, 240],
];
const SCARVES: readonly Tone[] = [
  [0.8, 0.03, 85],
  [0.4, 0.08, 15],
  [0.46, 0.07, 190],
  [0.62, 0.1, 70],
  [0.3, 0.05, 265],
  [0.66, 0.06, 20],
  [0.5, 0.05, 130],
];

export const outfitOf = (first: Chance, { feminine }: Person): Outfit => ({
  wear: first.pick<Wear>(
    feminine
      ? ['crew', 'vee', 'off', 'roll', 'jacket']
      : ['crew', 'roll', 'jacket', 'jacket', 'vee'],
  ),
  cloth: first.pick(CLOTH),
  under: first.pick(UNDER),
});

/** More clothes than the basic ones, and what goes with a headscarf. */
export const variedOutfit = (
  detail: Chance,
  outfit: Outfit,
  { feminine }: Person,
  style: HairStyle,
): Outfit => {
  let { wear, cloth, under } = outfit;
  if (detail.chance(0.35)) {
    const more: readonly Wear[] = feminine
      ? ['strap', 'shirt', 'strap']
      : ['shirt', 'shirt', 'crew'];
    wear = detail.pick(more);
  }
  if (style === 'scarf' && (wear === 'off' || wear === 'strap' || wear === 'vee')) wear = 'crew';
  if (detail.chance(0.42)) cloth = detail.pick(MORE_CLOTH);
  if (style === 'scarf' || style === 'wrap') under = detail.pick(SCARVES);
  return { wear, cloth, under };
};

export const outfitAgain = (again: Chance, { under }: Outfit): Outfit => ({
  wear: again.pick<Wear>(['crew', 'roll', 'jacket', 'vee', 'shirt']),
  cloth: again.pick(CLOTH),
  under,
});
