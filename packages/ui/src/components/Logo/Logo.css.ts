import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { fontFamily, touchTarget } from '../../theme/scale.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: touchTarget,
  fontFamily: fontFamily.display,
  fontSize: '1.375rem',
  fontWeight: 430,
  letterSpacing: '-0.02em',
  color: color.text.strong,
});

export const mark = style({ flex: 'none', width: 30, height: 30, fill: 'none' });

/** Icons keep their own colours in forced colours: these use the colour of the name. */
const likeTheName = { '@media': { [forcedColors]: { stroke: 'currentColor' } } };

export const outer = style({ stroke: color.text.strong, strokeWidth: 1.25, ...likeTheName });

export const inner = style({ stroke: color.precious.text, strokeWidth: 1.1, ...likeTheName });

export const point = style({
  fill: color.accent.solid,
  '@media': { [forcedColors]: { fill: 'currentColor' } },
});
