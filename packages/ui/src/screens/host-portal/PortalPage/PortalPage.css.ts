import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { duration, space } from '../../../theme/scale.ts';

/** What the events have sold, above their cards. */
const anyOverview = style({
  display: 'grid',
  marginBottom: space[8],
  borderBlock: `1px solid ${color.line.medium}`,
});

export const overview = styleVariants({
  /** The figures, and beside them the chart. */
  chart: [
    anyOverview,
    { '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 392px) minmax(0, 1fr)' } } },
  ],
  /** The totals alone, side by side. */
  totals: [
    anyOverview,
    { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlock: space[5] },
  ],
  /** As high as the overview with a chart. */
  skeleton: [
    anyOverview,
    {
      alignContent: 'space-between',
      gap: space[10],
      minHeight: '644px',
      paddingBlock: space[8],
      '@media': {
        [from('lg')]: {
          minHeight: '384px',
          gridTemplateColumns: 'minmax(0, 352px) minmax(0, 1fr)',
        },
      },
    },
  ],
});

/** The parts share a line, the totals have one each. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  columnGap: space[6],
  alignContent: 'center',
  paddingBlock: space[3],
  '@media': { [from('lg')]: { paddingInlineEnd: space[10] } },
});

export const figure = styleVariants({
  total: {
    gridColumn: '1 / -1',
    paddingBlock: space[4],
    selectors: { '&:first-child': { borderBottom: `1px solid ${color.line.subtle}` } },
  },
  part: { paddingBlock: space[3] },
  half: {
    selectors: {
      '& + &': {
        borderInlineStart: `1px solid ${color.line.subtle}`,
        paddingInlineStart: space[6],
      },
    },
  },
});

/** An event. */
export const card = style({
  position: 'relative',
  height: '100%',
  transition: `border-color ${duration[2]}`,
  ':hover': { borderColor: color.line.control },
});

/** The link in the title covers its card. */
export const titleLink = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const cardBody = style({ padding: `${space[4]} ${space[5]} ${space[5]}` });
