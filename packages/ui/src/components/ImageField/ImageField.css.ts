import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { duration, fontSize, fontWeight, radius, space } from '../../theme/scale.ts';

/** Has the aspect ratio of the picture, and a height that fits a form. */
export const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: '100%',
  minHeight: '132px',
  border: `1px dashed ${color.line.control}`,
  borderRadius: radius.md,
  background: color.surface.field,
  color: color.text.muted,
  transition: `border-color ${duration[1]}, background ${duration[1]}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: color.text.muted },
    '&:has([aria-invalid=true])': { borderColor: color.status.negative },
    '&:has(:disabled)': { borderColor: color.line.medium },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
    '&[data-dragged-over]': { borderColor: color.accent.solid, background: color.accent.wash },
  },
});

export const filled = style({ borderStyle: 'solid' });

export const invitation = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  padding: space[4],
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  textAlign: 'center',
});

export const invitationAction = style({
  marginBlockStart: space[2],
  color: color.text.strong,
  fontWeight: fontWeight.medium,
  selectors: { [`${box}:has(:disabled) &`]: { color: color.text.muted } },
});

/** A label over the picture, dark in both themes. */
export const replaceMark = style({
  position: 'absolute',
  insetBlockEnd: space[3],
  insetInlineEnd: space[3],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  padding: `6px ${space[3]}`,
  borderRadius: radius.full,
  background: `oklch(${color.scrim} / .82)`,
  color: color.text.strong,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  selectors: { [`${box}:has(:disabled) &`]: { display: 'none' } },
});
