import type { Chance } from '../random.ts';
import type { HairStyle } from './hair-style.ts';
import type { Person } from './person.ts';

export type HairCut = {
  /** Raises the hairline. */
  hairline: number;
  /** Deepens the temples. */
  receding: number;
  parting: number;
  /** -1 and 1 sweep the fringe to a side, 0 is straight; null is no fringe. */
  fringe: number | null;
  length: number;
  volume: number;
};

export const cutOf = (
  detail: Chance,
  { feminine }: Person,
  age: number,
  style: HairStyle,
): HairCut => {
  const parting = detail.range(0.03, 0.14) * (detail.chance(0.5) ? 1 : -1);
  const fringed = ['long', 'bob', 'wave', 'tail', 'bun'].includes(style) && detail.chance(0.42);
  const cut = {
    hairline: detail.range(-0.05, 0.05) + (feminine ? 0 : age * 0.05),
    receding:
      !feminine && style !== 'curls' && style !== 'afro' && detail.chance(0.25 + age * 0.5)
        ? age
        : 0,
    parting,
    fringe: fringed ? detail.pick([0, -1, 1, -1, 1]) : null,
    length: detail.next(),
    volume: detail.range(0.9, 1.08),
  };
  // Temples cut into hair that is combed over them leave holes.
  if (style === 'quiff' || style === 'side') cut.receding = 0;
  return cut;
};
