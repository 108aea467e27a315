import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, touchTarget } from '../../theme/scale.ts';
import { control } from '../Field/Field.css.ts';
import { afterIcon, beforeEnd } from '../Field/FieldBox.css.ts';

const coarse = '(pointer: coarse)';

const input = style([
  control,
  afterIcon,
  beforeEnd,
  {
    appearance: 'none',
    selectors: {
      // The native clear button is hidden: the field has its own, which also works by keyboard and in every
      // browser.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
]);

export const inputs = styleVariants({
  medium: [input],
  small: [
    input,
    {
      minHeight: '36px',
      paddingBlock: '6px',
      fontSize: fontSize.sm,
      '@media': { [coarse]: { minHeight: touchTarget, fontSize: fontSize.md } },
    },
  ],
});

/** Fits inside the outline of a small field, except on touch devices. */
export const smallClear = style({
  '@media': { '(pointer: fine)': { width: '30px', height: '30px' } },
});
