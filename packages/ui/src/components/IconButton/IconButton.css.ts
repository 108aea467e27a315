import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { hovered, ink, pressable } from '../../theme/pressable.css.ts';
import { touchTarget } from '../../theme/scale.ts';

export const iconButton = style([
  pressable,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: touchTarget,
    height: touchTarget,
    padding: 0,
    selectors: {
      [hovered]: { background: color.surface.hover },
      '&:disabled': { vars: { [ink]: color.text.muted } },
    },
  },
]);

export const variant = styleVariants({
  outline: {
    vars: { [ink]: color.text.strong },
    borderColor: color.line.medium,
    selectors: { [hovered]: { borderColor: color.line.control } },
  },
  /** Dark in both themes: the element sets `data-theme="night"` itself. */
  overPicture: {
    vars: { [ink]: color.text.strong },
    background: `oklch(${color.scrim} / .66)`,
    selectors: { [hovered]: { background: `oklch(${color.scrim} / .9)` } },
  },
  quiet: {
    vars: { [ink]: color.text.muted },
    selectors: { [hovered]: { vars: { [ink]: color.text.strong } } },
  },
});

/** It points along the line of text, which runs from right to left in some languages. */
export const directional = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
