import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, forcedColors, from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { fontFamily, fontSize, fontWeight, radius, space } from '../../theme/scale.ts';

export const statCard = style({
  minWidth: 0,
  margin: 0,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

globalStyle(`${statCard} > dd`, { margin: 0 });

export const label = style({ color: color.text.muted });

const anyFigure = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize['3xl'],
  fontWeight: fontWeight.text,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  color: color.text.strong,
  overflowWrap: 'anywhere',
});

export const figures = styleVariants({
  strong: [anyFigure],
  // A text instead of a figure has a muted colour.
  quiet: [anyFigure, { color: color.text.muted }],
});

export const unit = style({
  marginInlineStart: space[2],
  fontFamily: fontFamily.text,
  fontSize: fontSize.sm,
  letterSpacing: 'normal',
  color: color.text.muted,
});

/** The height of the loading figure. */
export const coming = style({ display: 'flex', alignItems: 'center', height: '1.15em' });

export const detail = style({ color: color.text.muted });

export const bar = style({
  display: 'flex',
  gap: '2px',
  height: '3px',
  marginBlock: `${space[3]} ${space[2]}`,
  borderRadius: radius.full,
  background: color.line.subtle,
  overflow: 'hidden',
});

const anyShare = style({ '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } });

export const shares = styleVariants({
  first: [
    anyShare,
    {
      background: color.accent.solid,
      '@media': { [forcedColors]: { background: 'Highlight' } },
    },
  ],
  second: [
    anyShare,
    {
      background: color.text.strong,
      '@media': { [forcedColors]: { background: 'CanvasText' } },
    },
  ],
});

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  color: color.text.body,
});

/** A point in the colour of the line identifies each part. */
const anyPart = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  '::before': { content: '', width: 6, height: 6, borderRadius: radius.full },
  '@media': { [forcedColors]: { '::before': { forcedColorAdjust: 'none' } } },
});

export const legends = styleVariants({
  first: [
    anyPart,
    {
      '::before': { background: color.accent.solid },
      '@media': { [forcedColors]: { '::before': { background: 'Highlight' } } },
    },
  ],
  second: [
    anyPart,
    {
      '::before': { background: color.text.strong },
      '@media': { [forcedColors]: { '::before': { background: 'CanvasText' } } },
    },
  ],
});

const COLUMN_SPACE = space[6];

export const group = style({
  borderBlock: `1px solid ${color.line.medium}`,
  // Clips the borders before the first column and above the first row.
  overflow: 'clip',
});

export const groupGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBlockStart: '-1px',
  marginInlineStart: `calc(-1px - ${COLUMN_SPACE})`,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

globalStyle(`${groupGrid} > *`, {
  padding: `${space[5]} ${COLUMN_SPACE}`,
  borderBlockStart: `1px solid ${color.line.subtle}`,
  borderInlineStart: `1px solid ${color.line.subtle}`,
});

// A last item without a neighbour fills the row.
globalStyle(`${groupGrid} > :last-child:nth-child(odd)`, {
  '@media': { [below('md')]: { gridColumn: 'span 2' } },
});
