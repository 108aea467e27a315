import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const levelLine = style({
  display: 'flex',
  gap: '3px',
  height: '10px',
  marginBlock: `${space[3]} ${space[2]}`,
});

const base = style({ flex: 1, borderRadius: '2px' });

export const segment = styleVariants({
  on: [
    base,
    {
      background: color.status.positive,
      '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  ],
  off: [base, { background: color.line.medium }],
});
