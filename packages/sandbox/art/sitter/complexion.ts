import type { Tone } from '../colour.ts';
import type { Chance } from '../random.ts';
import type { Person } from './person.ts';

export type Complexion = {
  freckles: boolean;
  blush: number;
  mole: readonly [x: number, y: number] | null;
};

export const complexionOf = (detail: Chance, { skin }: Person, hair: Tone): Complexion => ({
  freckles: skin[0] > 0.7 && (hair[1] > 0.1 ? detail.chance(0.7) : detail.chance(0.1)),
  blush: detail.range(0.3, 1),
  mole: detail.chance(0.14)
    ? [detail.range(0.16, 0.36) * (detail.chance(0.5) ? 1 : -1), detail.range(-0.62, -0.2)]
    : null,
});
