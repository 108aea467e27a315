import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, easing } from '../../theme/scale.ts';

const line = style({ fill: 'none', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

const forcedLine = { '@media': { [forcedColors]: { stroke: 'GrayText' } } };

export const ring = styleVariants({
  plain: [line, { stroke: color.line.medium, ...forcedLine }],
  precious: [line, { stroke: color.precious.line, ...forcedLine }],
});

export const point = style({ fill: color.accent.solid });

const travelOn = keyframes({
  from: { offsetDistance: '34%' },
  to: { offsetDistance: '134%' },
});

/**
 * The first ellipse of the hero as a path: half of it forward, and the same half back. Without motion the
 * point is at its drawn position.
 */
export const travellingPoint = style([
  point,
  {
    offsetPath:
      "path('M 295.8 602.5 A 590 250 -17 0 1 1424.2 257.5 A 590 250 -17 0 1 295.8 602.5')",
    offsetDistance: '34%',
    animation: `${travelOn} 26s linear infinite`,
  },
]);

/** The container of the content in the middle: `cqi` refers to its width. */
export const dial = style({ display: 'grid', width: '100%', containerType: 'inline-size' });

export const dialSizes = styleVariants({
  page: { maxWidth: '520px', marginInline: 'auto' },
  dialog: { maxWidth: '240px', marginInline: 'auto' },
});

export const dialRings = style({ gridArea: '1 / 1', width: '100%', height: 'auto' });

/** A small dial has no space between this ring and the text in it. */
export const innermost = style([
  ring.precious,
  { '@container': { '(max-width: 339px)': { display: 'none' } } },
]);

export const dialLabel = style({
  gridArea: '1 / 1',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
});

const drawOut = keyframes({ from: { strokeDasharray: '0 1' } });

const appear = keyframes({ from: { opacity: 0 } });

/** The arc is drawn once on mount, and then the point appears at its end. */
export const dialArc = style({
  fill: 'none',
  stroke: color.accent.solid,
  strokeWidth: 2,
  strokeLinecap: 'round',
  animation: `${drawOut} 1400ms ${easing.orbit} backwards`,
});

export const dialPoint = style([
  point,
  { animation: `${appear} ${duration[3]} ${easing.out} 1200ms backwards` },
]);
