import { createVar, keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { duration, easing, fontSize, lineHeight, space } from '../../../theme/scale.ts';
import { center, LENGTH } from './section-arc-shape.ts';

/** The turn of the point from the top of the arc. */
export const angle = createVar();
export const angleBefore = createVar();

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

export const large = style({ maxWidth: '420px', marginInline: 'auto' });

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
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

const dashes = (length: string) => `${length} ${LENGTH * 2}`;

const draw = keyframes({ from: { strokeDasharray: dashes(doneBefore) } });

export const doneLine = style([
  track,
  {
    stroke: color.accent.solid,
    strokeWidth: 2,
    strokeDasharray: dashes(done),
    animation: `${draw} ${duration[4]} ${easing.orbit}`,
    '@media': { [forcedColors]: { stroke: 'Highlight' } },
  },
]);

const travel = keyframes({ from: { transform: `rotate(${angleBefore})` } });

export const point = style({
  fill: color.accent.solid,
  transformOrigin: `${center.x}px ${center.y}px`,
  transform: `rotate(${angle})`,
  animation: `${travel} ${duration[4]} ${easing.orbit}`,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});
