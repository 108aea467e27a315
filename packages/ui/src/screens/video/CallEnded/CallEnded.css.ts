import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { content } from '../../../theme/content.css.ts';
import { space } from '../../../theme/scale.ts';

export const ended = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'center',
    paddingBlock: `${space[8]} ${space[16]}`,
  },
]);

/** One below the other on phones, equally wide. */
export const ways = style({
  '@media': {
    [below('sm')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 280px)',
      justifyItems: 'stretch',
      width: '100%',
    },
  },
});
