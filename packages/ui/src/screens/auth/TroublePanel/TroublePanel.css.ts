import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { duration, easing, space, touchTarget } from '../../../theme/scale.ts';

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const panel = style({
  marginTop: space[2],
  animation: `${unfold} ${duration[2]} ${easing.out}`,
});

export const row = style({
  minHeight: touchTarget,
  borderTop: `1px solid ${color.line.subtle}`,
});
