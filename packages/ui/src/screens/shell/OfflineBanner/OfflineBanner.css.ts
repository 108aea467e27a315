import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { radius, space } from '../../../theme/scale.ts';

export const place = style({
  position: 'fixed',
  // Below dialogs, which may need the whole of a small window.
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  justifyItems: 'center',
  padding: space[3],
  // The page beside the banner still takes presses.
  pointerEvents: 'none',
  selectors: { 'body:has([data-says-offline]) &': { display: 'none' } },
});

/** Opaque, because the banner's tint alone is transparent. */
export const opaque = style({
  width: 'min(100%, 560px)',
  borderRadius: radius.md,
  background: color.surface.overlay,
  boxShadow: color.shadow[3],
  pointerEvents: 'auto',
});
