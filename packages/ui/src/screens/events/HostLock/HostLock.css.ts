import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { radius } from '../../../theme/scale.ts';

export const lock = style({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  borderRadius: radius.full,
  background: color.surface.hover,
  color: color.text.muted,
});
