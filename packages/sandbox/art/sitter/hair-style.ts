import type { Chance } from '../random.ts';
import type { Person } from './person.ts';

export type HairStyle =
  | 'bald'
  | 'buzz'
  | 'crop'
  | 'top'
  | 'side'
  | 'quiff'
  | 'sweep'
  | 'bun'
  | 'tail'
  | 'bob'
  | 'long'
  | 'wave'
  | 'locs'
  | 'curls'
  | 'afro'
  | 'scarf'
  | 'wrap';

/** The style that decides the outline of the sitter. */
export const basicStyleOf = (first: Chance, { feminine, deep }: Person): HairStyle => {
  const feminineStyles: readonly HairStyle[] = deep
    ? ['afro', 'crop', 'bun', 'curls', 'long', 'scarf', 'bob']
    : ['long', 'bob', 'bun', 'curls', 'long', 'sweep', 'scarf'];
  const masculineStyles: readonly HairStyle[] = deep
    ? ['crop', 'bald', 'afro', 'crop', 'top', 'curls']
    : ['top', 'crop', 'curls', 'top', 'sweep', 'curls', 'bald'];
  return first.pick(feminine ? feminineStyles : masculineStyles);
};

/** The hair styles that share an outline with a basic one, so that a repeat of it is not a twin. */
const variantsOf = (style: HairStyle, { feminine, deep }: Person): readonly HairStyle[] => {
  switch (style) {
    case 'long':
      return deep
        ? ['long', 'locs', 'locs', 'wave', 'tail']
        : ['long', 'long', 'wave', 'wave', 'tail'];
    case 'bun':
      return ['bun', 'bun', 'tail'];
    case 'top':
      return ['top', 'quiff', 'side'];
    case 'crop':
      return feminine
        ? ['crop', 'buzz', 'wrap', 'crop']
        : ['crop', 'buzz', 'crop', deep ? 'locs' : 'side'];
    case 'sweep':
      return feminine ? ['sweep'] : ['sweep', 'side'];
    case 'scarf':
      return deep ? ['scarf', 'wrap'] : ['scarf'];
    default:
      return [style];
  }
};

export const styleOf = (detail: Chance, basic: HairStyle, person: Person): HairStyle =>
  detail.pick(variantsOf(basic, person));
