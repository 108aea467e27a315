import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';

const forced = { '@media': { [forcedColors]: { stroke: 'GrayText' } } };

const stroke = style({ fill: 'none', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

export const line = styleVariants({
  plain: [stroke, { stroke: color.line.medium, ...forced }],
  faint: [stroke, { stroke: color.line.subtle, ...forced }],
  precious: [stroke, { stroke: color.precious.line, ...forced }],
  strong: [stroke, { strokeWidth: 1.25, stroke: color.text.strong }],
});

export const point = styleVariants({
  accent: { fill: color.accent.solid },
  precious: { fill: color.precious.text },
  strong: { fill: color.text.strong },
});
