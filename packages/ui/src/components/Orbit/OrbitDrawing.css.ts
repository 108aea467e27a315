import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';

export const drawing = style({ width: 160, height: 'auto', overflow: 'visible' });

const line = style({
  fill: 'none',
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

const stroke = (of: string) => [
  line,
  { stroke: of, '@media': { [forcedColors]: { stroke: 'CanvasText' } } },
];

/** `main` carries the state, `precious` accompanies it, `accent` is what the eye finds first. */
export const strokes = styleVariants({
  main: stroke(color.line.control),
  precious: stroke(color.precious.line),
  accent: [...stroke(color.accent.solid), { strokeWidth: 2 }],
  tick: [...stroke(color.precious.text), { strokeWidth: 1.75 }],
});

export const quietPoint = style({ fill: color.precious.text });
