import { createVar, keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, space } from '../../theme/scale.ts';

/** Shares of the whole, as numbers from 0 to 1. */
export const share = createVar();
export const shareBefore = createVar();

export const progress = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: fontSize.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const track = style({
  fill: 'none',
  stroke: color.line.medium,
  strokeWidth: 1.25,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

const draw = keyframes({ from: { strokeDasharray: `calc(${shareBefore} * 100) 100` } });

export const done = style({
  fill: 'none',
  stroke: color.accent.solid,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeDasharray: `calc(${share} * 100) 100`,
  animation: `${draw} ${duration[4]} ${easing.orbit}`,
  transition: `stroke-dasharray ${duration[4]} ${easing.orbit}`,
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});

const travel = keyframes({ from: { transform: `rotate(calc(${shareBefore} * 360deg))` } });

export const point = style({
  fill: color.accent.solid,
  transformOrigin: '32px 32px',
  transform: `rotate(calc(${share} * 360deg))`,
  animation: `${travel} ${duration[4]} ${easing.orbit}`,
  transition: `transform ${duration[4]} ${easing.orbit}`,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});
