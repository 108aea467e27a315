import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { space } from '../../../theme/scale.ts';

/** The picture above the words on a phone, beside them on wider screens. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
  overflowWrap: 'anywhere',
  '@media': {
    [from('md')]: {
      gridTemplateColumns: '300px minmax(0, 1fr)',
      columnGap: 'clamp(40px, 7vw, 104px)',
    },
  },
});

export const picture = style({
  maxWidth: '220px',
  '@media': { [from('md')]: { maxWidth: 'none' } },
});
