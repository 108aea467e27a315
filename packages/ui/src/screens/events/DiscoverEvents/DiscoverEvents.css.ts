import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { content } from '../../../theme/content.css.ts';
import { space } from '../../../theme/scale.ts';

export const inner = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space[6],
    paddingBlockEnd: space.section,
    '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);

export const wholeLine = style({ gridColumn: '1 / -1' });

/** Below the events on a phone, else on the heading's line, whose height it does not increase. */
export const more = style({
  order: 1,
  justifySelf: 'start',
  marginBlockStart: space[8],
  '@media': {
    [from('md')]: {
      order: 0,
      alignSelf: 'center',
      marginBlock: `calc(-1 * ${space[2]}) ${space[4]}`,
    },
  },
});
