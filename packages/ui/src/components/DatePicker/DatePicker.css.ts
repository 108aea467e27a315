import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, radius, space } from '../../theme/scale.ts';
import { opener } from '../Field/opener.css.ts';

export const trigger = style([opener, { fontVariantNumeric: 'tabular-nums lining-nums' }]);

export const placeholderText = style({ color: color.text.muted });

export const icon = style({ flex: 'none', color: color.text.muted });

/** Above dialogs, in which it may be opened. */
export const positioner = style({ zIndex: 50 });

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const popup = style({
  boxSizing: 'border-box',
  width: 'min(336px, calc(100vw - 24px))',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  padding: space[3],
  background: color.surface.overlay,
  border: `1px solid ${color.line.medium}`,
  borderRadius: radius.md,
  boxShadow: color.shadow[2],
  color: color.text.body,
  outline: 'none',
  animation: `${unfold} ${duration[2]} ${easing.out}`,
  transition: `opacity ${duration[2]} ${easing.out}`,
  selectors: { '&[data-ending-style]': { opacity: 0 } },
});
