import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { space } from '../../../theme/scale.ts';

export const closing = style({ overflow: 'hidden' });

/** Extends beyond the window at both ends. */
export const strip = style({
  // The height of its pictures, which load after hydration.
  aspectRatio: '8 / 1.21',
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(112px, 1fr))',
  gap: space[1],
  marginInline: `calc(-1 * ${space[2]})`,
});

export const portrait = style({ width: '100%', height: 'auto', aspectRatio: '380 / 460' });

export const call = style([content, { paddingBlock: `clamp(48px, 7vw, 96px) ${space.section}` }]);

export const closingLede = style({
  maxWidth: '46ch',
  margin: `${space[5]} 0 ${space[8]}`,
  color: color.text.muted,
});

/** The word on its own line, if there is space. */
export const pause = style({ '@media': { [from('lg')]: { display: 'block' } } });

export const wholeOnPhones = style({
  // Doubled, so that it overrides the button's own padding in any order of the bundler.
  selectors: {
    '&&': { '@media': { [below('sm')]: { width: '100%', paddingInline: space[4] } } },
  },
});
