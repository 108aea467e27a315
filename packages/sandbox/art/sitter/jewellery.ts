import type { Chance } from '../random.ts';
import type { HairStyle } from './hair-style.ts';
import type { Person } from './person.ts';

export type Jewellery = {
  earring: 'none' | 'drop' | 'stud' | 'hoop';
  necklace: 'none' | 'chain' | 'pendant';
};

export const wearsEarrings = (first: Chance, { feminine }: Person): boolean =>
  feminine && first.chance(0.6);

/** A headscarf hides ears and neck. */
export const jewelleryOf = (
  detail: Chance,
  { feminine }: Person,
  style: HairStyle,
  earrings: boolean,
): Jewellery => ({
  earring: earrings && style !== 'scarf' ? detail.pick(['drop', 'stud', 'hoop'] as const) : 'none',
  necklace:
    feminine && style !== 'scarf'
      ? detail.pick(['none', 'chain', 'pendant', 'none'] as const)
      : 'none',
});
