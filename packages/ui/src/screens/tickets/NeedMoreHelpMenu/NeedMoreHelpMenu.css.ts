import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { duration, fontSize, space, touchTarget } from '../../../theme/scale.ts';

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: touchTarget,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text.muted,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  transition: `color ${duration[2]}`,
  selectors: { '&:hover, &[data-popup-open]': { color: color.text.strong } },
});
