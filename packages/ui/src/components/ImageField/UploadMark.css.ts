import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

/** Dims a picture that is not stored, in both themes. */
const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  color: color.text.strong,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});

export const veils = styleVariants({
  uploading: [veil, { background: `oklch(${color.scrim} / .6)` }],
  failed: [veil, { background: `oklch(${color.scrim} / .72)` }],
});

export const failedIcon = style({ color: color.status.negative });
