import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';

/** What all orbits are drawn with: thin rings, and a point. */

const line = style({ fill: 'none', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

const forcedLine = { '@media': { [forcedColors]: { stroke: 'GrayText' } } };

export const ring = styleVariants({
  plain: [line, { stroke: color.line.medium, ...forcedLine }],
  precious: [line, { stroke: color.precious.line, ...forcedLine }],
});

export const point = style({ fill: color.accent.solid });
