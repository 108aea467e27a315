import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';

export const bars = style({
  display: 'inline-flex',
  alignItems: 'flex-end',
  flex: 'none',
  gap: '2px',
  height: '14px',
  // Forced colors would hide the bars that are on.
  forcedColorAdjust: 'none',
});

const base = style({ width: '4px', borderRadius: '1px' });

export const bar = styleVariants({
  good: [base, { background: color.text.strong }],
  weak: [base, { background: color.status.caution }],
  off: [base, { background: color.line.control }],
});
