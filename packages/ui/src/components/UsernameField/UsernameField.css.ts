import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';

export const validMark = style({
  color: color.status.positive,
  '@media': { [forcedColors]: { color: 'inherit' } },
});
