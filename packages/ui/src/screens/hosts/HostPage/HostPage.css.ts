import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

/** The actions are on their own line on a phone, else at the end of the line. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[6],
  paddingBlockEnd: space[8],
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  '@media': {
    [from('md')]: { gridTemplateColumns: '152px minmax(0, 1fr) auto', columnGap: space[10] },
    [below('sm')]: { alignItems: 'start' },
  },
});

// A long name has few characters on each line beside the picture.
globalStyle(`${head} h1`, { '@media': { [below('sm')]: { fontSize: fontSize['3xl'] } } });

export const actions = style({
  gridColumn: '1 / -1',
  '@media': { [from('md')]: { gridColumn: 'auto' } },
});
