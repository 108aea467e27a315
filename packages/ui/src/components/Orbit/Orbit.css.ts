import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { duration, easing } from '../../theme/scale.ts';
import { point, ring } from './ring.css.ts';

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
  { '@container': { '(max-width: 439px)': { display: 'none' } } },
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
