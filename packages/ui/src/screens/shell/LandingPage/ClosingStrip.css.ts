import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { space } from '../../../theme/scale.ts';

export const closing = style({ overflow: 'hidden' });

/** Runs out of the window at both ends, as if it went on. */
export const strip = style({
  // As high as its pictures, which come when the page answers.
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

/** A word after a pause, where there is room for one. */
export const pause = style({ '@media': { [from('lg')]: { display: 'block' } } });

export const wholeOnPhones = style({
  // Twice, so that it comes after the button's own padding wherever the bundler puts it.
  selectors: {
    '&&': { '@media': { [below('sm')]: { width: '100%', paddingInline: space[4] } } },
  },
});
