import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { duration, easing, fontSize, space, touchTarget } from '../../../theme/scale.ts';

export const trouble = style({ fontSize: fontSize.sm, lineHeight: 1.9 });

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const panel = style({
  marginTop: space[2],
  borderTop: `1px solid ${color.line.subtle}`,
  animation: `${unfold} ${duration[2]} ${easing.out}`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  minHeight: touchTarget,
  color: color.text.muted,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.subtle}` } },
});
