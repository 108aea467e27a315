import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

const narrow = '(max-width: 479.98px)';

export const close = style({ position: 'absolute', top: space[3], insetInlineEnd: space[3] });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: space[5],
  '@media': { [narrow]: { gridTemplateColumns: '88px minmax(0, 1fr)', gap: space[4] } },
});

/** In a narrow window the picture and the name are enough. */
export const facts = style({
  marginBlockStart: space[2],
  '@media': { [narrow]: { display: 'none' } },
});
