import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space, touchTarget } from '../../theme/scale.ts';

/** Dark in both themes, so that the picture stands out. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  height: 'min(52vh, 400px)',
  borderRadius: radius.md,
  background: color.surface.sunken,
});

export const cropArea = style({
  // The library styles the same element in a file that may load later.
  selectors: {
    '&&': {
      border: `1px solid ${color.text.strong}`,
      color: `oklch(${color.scrim} / .66)`,
    },
    '&&:focus-visible': { outlineOffset: '-2px', borderRadius: 0 },
  },
});

export const zoomRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space[4],
  marginBlock: space[3],
});

export const zoomLabel = style({
  color: color.text.strong,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});

export const slider = style({
  display: 'flex',
  alignItems: 'center',
  height: touchTarget,
  // Half a thumb, which extends beyond the ends.
  paddingInline: '12px',
  touchAction: 'none',
});

/** A border, which stays visible in forced colours. */
export const track = style({ width: '100%', borderBlockStart: `2px solid ${color.line.control}` });

export const thumb = style({
  width: 24,
  height: 24,
  border: `2px solid ${color.accent.solid}`,
  borderRadius: radius.full,
  background: color.surface.raised,
  cursor: 'grab',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  },
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[3],
  marginBlockStart: space[3],
});
