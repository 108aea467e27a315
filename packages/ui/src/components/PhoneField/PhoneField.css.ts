import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';
import { control } from '../Field/Field.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space[2],
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const country = style({ position: 'relative' });

export const countrySelect = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'none',
  border: 0,
  borderRadius: radius.md,
  // The label below shows the choice; this invisible select takes the press, and opens the list.
  color: 'transparent',
  cursor: 'pointer',
  zIndex: 1,
  selectors: {
    '&:focus-visible': { outlineOffset: '1px', borderRadius: radius.md },
    '&:disabled': { cursor: 'not-allowed' },
  },
  // The system would paint the transparent text of the select over the label.
  forcedColorAdjust: 'none',
  '@media': { [forcedColors]: { outlineColor: 'Highlight' } },
});

export const countryFace = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[1],
    paddingInlineEnd: space[3],
    whiteSpace: 'nowrap',
    selectors: {
      [`${countrySelect}:hover:not(:disabled) + &`]: { borderColor: color.text.muted },
      [`${countrySelect}:disabled + &`]: {
        color: color.text.muted,
        borderColor: color.line.medium,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          [`${countrySelect}:disabled + &`]: { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  },
]);

export const chevron = style({
  flex: 'none',
  color: color.text.muted,
  '@media': { [forcedColors]: { color: 'inherit' } },
});
