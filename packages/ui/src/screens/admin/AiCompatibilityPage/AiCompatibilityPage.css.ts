import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontWeight, radius, space } from '../../../theme/scale.ts';

/** The two profiles, and the figure of the distances. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  marginBlockEnd: space[6],
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) 300px' },
  },
});

export const part = style({
  minWidth: 0,
  borderTop: `1px solid ${color.line.medium}`,
  paddingTop: space[4],
});

/** In the middle below the profiles, until there is a column for it. */
export const figure = style([
  part,
  {
    margin: 0,
    textAlign: 'center',
    '@media': { [from('md')]: { gridColumnEnd: -1 } },
  },
]);

export const plot = style({ width: 'min(100%, 272px)', height: 'auto', marginInline: 'auto' });

export const scale = style({ strokeDasharray: '2 4' });

export const spoke = style({ stroke: color.line.subtle });

export const match = style({ fill: color.text.strong });

globalStyle(`${plot} text`, {
  fill: color.text.body,
  // Keeps the ids off the lines that cross them.
  stroke: color.surface.base,
  strokeWidth: '5px',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: '14px',
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const profileCell = style({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  paddingBlock: space[1],
  lineHeight: 1.4,
  '@media': { [from('md')]: { minWidth: '360px' } },
});

/** How far a match is, in relation to the farthest one. */
export const distanceBar = style({
  display: 'block',
  overflow: 'hidden',
  width: '88px',
  height: '3px',
  marginBlockStart: '5px',
  marginInlineStart: 'auto',
  borderRadius: radius.full,
  background: color.line.subtle,
});

export const distance = style({
  display: 'block',
  height: '100%',
  background: color.text.strong,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

export const nearest = style({ background: color.accent.solid });
