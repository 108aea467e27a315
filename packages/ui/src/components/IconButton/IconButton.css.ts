import { recipe } from '@vanilla-extract/recipes';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, radius, touchTarget } from '../../theme/scale.ts';

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: touchTarget,
    height: touchTarget,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: radius.full,
    background: 'none',
    color: color.text.strong,
    cursor: 'pointer',
    transition: ['background', 'border-color', 'color', 'transform']
      .map((property) => `${property} ${duration[1]} ${easing.out}`)
      .join(', '),
    selectors: {
      '&:hover:not(:disabled)': { background: color.surface.hover },
      '&:active:not(:disabled)': { transform: 'translateY(1px)' },
      '&:focus-visible': { borderRadius: radius.full },
      '&:disabled': { color: color.text.muted, cursor: 'not-allowed' },
    },
  },
  variants: {
    variant: {
      outline: {
        borderColor: color.line.medium,
        selectors: { '&:hover:not(:disabled)': { borderColor: color.line.control } },
      },
      /** Dark in either light: stand it within `data-theme="night"`. */
      overPicture: {
        background: `oklch(${color.scrim} / .66)`,
        selectors: { '&:hover:not(:disabled)': { background: `oklch(${color.scrim} / .9)` } },
      },
      quiet: {
        color: color.text.muted,
        selectors: { '&:hover:not(:disabled)': { color: color.text.strong } },
      },
    },
  },
  defaultVariants: { variant: 'outline' },
});
