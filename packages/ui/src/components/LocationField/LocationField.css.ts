import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';
import { item, popup } from '../Menu/Menu.css.ts';

/** Above a dialog, which the field may stand in. */
export const positioner = style({ zIndex: 50, outline: 'none' });

/** As wide as the field that it hangs from. */
export const suggestions = style([
  popup,
  {
    width: 'var(--anchor-width)',
    minWidth: 0,
    maxWidth: 'var(--available-width)',
    maxHeight: 'min(350px, var(--available-height))',
  },
]);

export const suggestion = style([
  item(),
  {
    justifyContent: 'start',
    gap: space[3],
    selectors: {
      // Where the system paints, a background is not seen.
      '&[data-highlighted]': { outline: '1px solid transparent', outlineOffset: '-1px' },
    },
  },
]);

export const pin = style({ flex: 'none', color: color.text.muted });

export const chosenPin = style({ color: color.accent.text });

export const nothing = style({
  padding: `${space[3]} ${space[3]}`,
  color: color.text.muted,
  fontSize: fontSize.sm,
});
