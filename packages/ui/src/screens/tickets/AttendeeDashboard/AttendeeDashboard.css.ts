import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { fontSize, fontWeight, space } from '../../../theme/scale.ts';

export const page = style([content, { paddingBlock: `clamp(40px, 5vw, 72px) ${space.section}` }]);

/** The title and the filter on one line if there is space. */
export const head = style({
  display: 'grid',
  gap: space[4],
  marginBlockEnd: space[8],
  '@media': {
    [from('sm')]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'end',
    },
  },
});

/** Capitals, as in the documents: they need more letter spacing than the other titles. */
export const heading = style({
  fontSize: fontSize['3xl'],
  fontWeight: fontWeight.display,
  letterSpacing: '0.02em',
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const skeletonWords = style({ display: 'grid', gap: space[3], padding: space[5] });

export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlock: `${space[2]} ${space[8]}`,
  borderBlockStart: `1px solid ${color.line.subtle}`,
  paddingBlockStart: space[4],
});
