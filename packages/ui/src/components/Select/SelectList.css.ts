import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { item, popup } from '../../theme/popup.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const list = style([
  popup,
  {
    // With the padding of the options, their texts are aligned with the text of the field.
    padding: space[1],
    minWidth: 'var(--anchor-width)',
    maxWidth: 'calc(100vw - 40px)',
    maxHeight: 'min(320px, var(--available-height))',
    overscrollBehavior: 'contain',
  },
]);

const option = style([
  item,
  {
    selectors: {
      '&[data-disabled]': { color: color.text.muted, cursor: 'not-allowed' },
      '&[data-highlighted][data-disabled]': { background: 'none' },
    },
  },
]);

export const optionOf = styleVariants({
  medium: [option],
  small: [option, { paddingInline: space[2], fontSize: fontSize.sm }],
});

export const tick = style({
  flex: 'none',
  color: color.accent.text,
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});
