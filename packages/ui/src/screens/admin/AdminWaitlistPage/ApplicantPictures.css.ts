import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { radius, space } from '../../../theme/scale.ts';

/** The large picture decides the height; the small ones scroll beside it. */
export const pictures = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: space[3],
  selectors: { '&:not(:has(> div))': { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '380px' } },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '380 / 500',
  objectFit: 'cover',
});

const frame = {
  display: 'block',
  overflow: 'clip',
  padding: 0,
  border: 0,
  background: color.surface.raised,
  cursor: 'pointer',
} as const;

export const large = style({
  ...frame,
  borderRadius: radius.md,
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: '2px', borderRadius: radius.md } },
});

/** As high as the large picture, whatever their number. */
export const smallOnes = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: `calc((100% - ${space[3]}) / 3)`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
});

export const small = style({
  ...frame,
  flex: 'none',
  borderRadius: radius.sm,
  selectors: { '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.sm } },
});
