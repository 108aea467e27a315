import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';

const line = style({ fill: 'none', strokeWidth: 3, vectorEffect: 'non-scaling-stroke' });

/** The arcs of rounds. In forced colors a round under way is thicker, as it cannot be brighter. */
export const roundLines = styleVariants({
  past: [
    line,
    { stroke: color.text.muted, '@media': { [forcedColors]: { stroke: 'CanvasText' } } },
  ],
  now: [
    line,
    {
      stroke: color.text.strong,
      '@media': { [forcedColors]: { stroke: 'CanvasText', strokeWidth: 6 } },
    },
  ],
  coming: [
    line,
    { stroke: color.line.medium, '@media': { [forcedColors]: { stroke: 'GrayText' } } },
  ],
});
