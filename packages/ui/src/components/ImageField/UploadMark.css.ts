import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

/** Dims a picture that is not stored, in both themes. */
export const veil = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[2],
    color: color.text.strong,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
  },
  variants: {
    state: {
      uploading: { background: `oklch(${color.scrim} / .6)` },
      failed: { background: `oklch(${color.scrim} / .72)` },
    },
  },
});

export const failedIcon = style({ color: color.status.negative });
