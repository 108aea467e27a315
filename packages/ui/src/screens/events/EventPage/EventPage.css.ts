import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { radius, space } from '../../../theme/scale.ts';

/** Leaves space for the panel beside the text, down to its button, also in a low window. */
const coverHeight = {
  '@media': { [from('lg')]: { maxHeight: 'max(240px, calc(100svh - 380px))' } },
};

export const hero = style([coverHeight, { overflow: 'hidden', borderRadius: radius.md }]);

export const cover = style([
  coverHeight,
  { width: '100%', height: 'auto', aspectRatio: '1040 / 450' },
]);

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 372px',
      gap: 'clamp(48px, 6vw, 96px)',
      paddingBlockEnd: space[20],
    },
  },
});
