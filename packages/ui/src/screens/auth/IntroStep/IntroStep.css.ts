import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

export const drawing = style({
  width: '100%',
  maxWidth: '240px',
  height: 'auto',
  marginBottom: space[6],
  // The ring, not its frame, is aligned with the text.
  marginInlineStart: '-11px',
});

const line = style({ fill: 'none', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

export const ring = styleVariants({
  plain: [line, { stroke: color.line.medium }],
  precious: [line, { stroke: color.precious.line }],
});

const travelOn = keyframes({ from: { offsetDistance: '56%' }, to: { offsetDistance: '156%' } });

/**
 * The point moves along the outer ring, repeated here as a path. Without motion it is at its drawn position.
 */
export const point = style({
  fill: color.accent.solid,
  offsetPath: "path('M 12.3 90.9 A 112 50 -16 0 1 227.7 29.1 A 112 50 -16 0 1 12.3 90.9')",
  offsetDistance: '56%',
  animation: `${travelOn} 26s linear infinite`,
});

export const notes = style({ display: 'grid', gap: space[1], marginTop: space[5] });

export const hostLine = style({ fontSize: fontSize.sm, lineHeight: 1.9, color: color.text.muted });
