import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { content } from '../../../theme/content.css.ts';
import { space } from '../../../theme/scale.ts';

export const closing = style({
  overflow: 'hidden',
  // Laid out and painted when the user comes near: it is far below the window.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 550px',
  '@media': { [from('lg')]: { containIntrinsicBlockSize: 'auto 720px' } },
});

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

/** The word on its own line, if there is space. */
export const pause = style({ '@media': { [from('lg')]: { display: 'block' } } });
