import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { item, popup } from '../../theme/popup.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

/** As wide as the field above it. */
export const suggestions = style([
  popup,
  {
    width: 'var(--anchor-width)',
    minWidth: 0,
    maxWidth: 'var(--available-width)',
    maxHeight: 'min(350px, var(--available-height))',
  },
]);

export const suggestion = style([item, { justifyContent: 'start', gap: space[3] }]);

// Icons keep their own color in forced colours, unless they use the text color.
const asText = { '@media': { [forcedColors]: { color: 'inherit' } } };

export const pin = style({ flex: 'none', color: color.text.muted, ...asText });

export const chosenPin = style({ color: color.accent.text, ...asText });

export const nothing = style({
  padding: `${space[3]} ${space[3]}`,
  color: color.text.muted,
  fontSize: fontSize.sm,
});
