import type { Tone } from '../colour.ts';
import type { Chance } from '../random.ts';
import type { Person } from './person.ts';

export type Lips = { tone: Tone; strength: number };

export const lipsOf = (detail: Chance, { feminine, skin }: Person, painted: boolean): Lips =>
  painted
    ? {
        tone: [0.36 + skin[0] * 0.14, detail.range(0.09, 0.15), detail.pick([24, 18, 8, 35])],
        strength: detail.range(0.5, 0.75),
      }
    : { tone: [skin[0] * 0.6, 0.075, 28], strength: feminine ? 0.55 : 0.36 };
