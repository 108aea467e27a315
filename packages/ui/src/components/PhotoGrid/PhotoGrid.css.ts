import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { duration, fontSize, fontWeight, radius, space } from '../../theme/scale.ts';

export const container = style({ containerType: 'inline-size' });

/** Two columns on a phone, where each slot has three buttons. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  maxWidth: '640px',
  '@container': { '(min-width: 480px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Dark in both themes, because text and buttons are over a picture. */
export const slot = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '380 / 500',
  borderRadius: radius.md,
  background: color.surface.raised,
});

export const lifted = style({
  zIndex: 1,
  boxShadow: color.shadow[2],
  outline: `2px solid ${color.focus}`,
});

export const picture = style({ width: '100%', height: '100%' });

/** A slot without a photo, in the theme around it. */
const emptySlot = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '380 / 500',
  border: `1px dashed ${color.line.medium}`,
  borderRadius: radius.md,
});

export const emptySlots = styleVariants({
  next: [
    emptySlot,
    {
      borderColor: color.line.control,
      background: color.surface.field,
      color: color.text.muted,
      transition: `border-color ${duration[1]}`,
      selectors: {
        '&:hover:not(:has(:disabled))': { borderColor: color.text.muted },
        '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
      },
    },
  ],
  later: [emptySlot],
});

export const invitation = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  color: color.text.strong,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});

export const profileMark = style({
  position: 'absolute',
  insetBlockEnd: space[2],
  insetInlineStart: space[2],
  maxWidth: 'calc(100% - 68px)',
  padding: `4px ${space[2]}`,
  borderRadius: radius.sm,
  background: `oklch(${color.scrim} / .82)`,
  color: color.text.strong,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
});

/** Between the buttons above and the one below. */
export const rejection = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  gap: space[1],
  paddingBlock: '52px',
  paddingInline: space[3],
  background: `oklch(${color.scrim} / .84)`,
  color: color.text.body,
  fontSize: fontSize.xs,
  lineHeight: 1.45,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const rejectionTitle = style({
  color: color.status.negative,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
});

export const reason = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
});

const corner = style({ position: 'absolute' });

export const moveCorner = style([
  corner,
  {
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    cursor: 'grab',
    // A finger that drags here moves the photo, not the page.
    touchAction: 'none',
  },
]);

export const removeCorner = style([
  corner,
  { insetBlockStart: space[2], insetInlineEnd: space[2] },
]);

export const replaceCorner = style([
  corner,
  {
    insetBlockEnd: space[2],
    insetInlineEnd: space[2],
    overflow: 'hidden',
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
    },
  },
]);
