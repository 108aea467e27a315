import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { duration, easing, fontSize, space } from '../../../theme/scale.ts';

export const verified = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[6],
  minHeight: '300px',
  textAlign: 'center',
});

export const drawing = style({ width: 240, height: 'auto' });

const line = style({ fill: 'none', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

export const ring = styleVariants({
  plain: [line, { stroke: color.line.medium }],
  precious: [line, { stroke: color.precious.line }],
});

const arrive = keyframes({ from: { opacity: 0, transform: 'scale(.6)' } });

export const disc = style({
  fill: color.accent.solid,
  transformOrigin: '120px 80px',
  animation: `${arrive} ${duration[3]} ${easing.out} backwards`,
});

const drawTick = keyframes({ from: { strokeDashoffset: 1 } });

export const tick = style({
  fill: 'none',
  stroke: color.accent.on,
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: '1 1',
  animation: `${drawTick} ${duration[3]} ${easing.orbit} ${duration[2]} backwards`,
});

const land = keyframes({ from: { transform: 'rotate(-46deg)', opacity: 0 } });

export const point = style({
  fill: color.precious.text,
  transformOrigin: '120px 80px',
  animation: `${land} 900ms ${easing.orbit} backwards`,
});

export const title = style({
  fontSize: fontSize['2xl'],
  ':focus-visible': { outline: 'none' },
});

export const retry = style({ display: 'grid', justifyItems: 'center', gap: space[4] });
