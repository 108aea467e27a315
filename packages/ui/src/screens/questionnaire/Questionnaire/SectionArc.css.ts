import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { duration, easing, fontSize, lineHeight, space } from '../../../theme/scale.ts';
import { center, LENGTH } from './section-arc-shape.ts';

/** The turn of the point from the top of the arc. */
export const angle = createVar();
export const angleBefore = createVar();

/** Keeps the lines thin in a large drawing. */
const lineScale = createVar();

/** The length of a section's done part. */
export const done = createVar();
export const doneBefore = createVar();

export const progress = style({ display: 'grid', width: '100%', minWidth: 0 });

export const drawing = style({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

/** The lines are not as large as the drawing. */
export const large = style({
  width: 'min(100%, 360px)',
  marginInline: 'auto',
  marginBlockEnd: space[4],
  vars: { [lineScale]: '0.6' },
});

/** Below the top of the arc, between its ends. */
export const label = style({
  marginBlockStart: `calc(-1 * ${space[4]})`,
  textAlign: 'center',
  fontSize: fontSize.xs,
  lineHeight: lineHeight.snug,
  color: color.text.muted,
});

export const track = style({
  fill: 'none',
  stroke: color.line.medium,
  strokeWidth: `calc(1.25px * ${fallbackVar(lineScale, '1')})`,
  strokeLinecap: 'round',
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

const dashes = (length: string) => `${length} ${LENGTH * 2}`;

const draw = keyframes({ from: { strokeDasharray: dashes(doneBefore) } });

export const doneLine = style([
  track,
  {
    stroke: color.accent.solid,
    strokeWidth: `calc(2px * ${fallbackVar(lineScale, '1')})`,
    strokeDasharray: dashes(done),
    animation: `${draw} ${duration[4]} ${easing.orbit}`,
    '@media': { [forcedColors]: { stroke: 'Highlight' } },
  },
]);

const travel = keyframes({ from: { transform: `rotate(${angleBefore})` } });

export const point = style({
  r: `calc(4px * ${fallbackVar(lineScale, '1')})`,
  fill: color.accent.solid,
  transformOrigin: `${center.x}px ${center.y}px`,
  transform: `rotate(${angle})`,
  animation: `${travel} ${duration[4]} ${easing.orbit}`,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});
