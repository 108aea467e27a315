import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';

/** In place of tabs that are loading: as high as they are, with their line. */
export const tabLine = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  boxShadow: `inset 0 -1px ${color.line.subtle}`,
});
