import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { radius, space } from '../../../theme/scale.ts';

export const place = style({
  position: 'fixed',
  // Under dialogs, which may need all of a small window.
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  justifyItems: 'center',
  padding: space[3],
  // The page beside it can still be pressed.
  pointerEvents: 'none',
});

/** The banner's tint alone would let the page through. */
export const opaque = style({
  width: 'min(100%, 560px)',
  borderRadius: radius.md,
  background: color.surface.overlay,
  boxShadow: color.shadow[3],
  pointerEvents: 'auto',
});
