import type { Chance } from '../random.ts';
import type { HairStyle } from './hair-style.ts';
import type { Person } from './person.ts';

export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'moustache';

export const isBearded = (first: Chance, { feminine }: Person, style: HairStyle): boolean =>
  !feminine && first.chance(style === 'bald' ? 0.8 : 0.48);

export const beardOf = (detail: Chance, { feminine }: Person, bearded: boolean): Beard => {
  const beards: readonly Beard[] = ['full', 'full', 'short', 'short', 'goatee', 'stubble'];
  const shaved: readonly Beard[] = ['none', 'none', 'none', 'stubble', 'moustache'];
  return feminine ? 'none' : detail.pick(bearded ? beards : shaved);
};
