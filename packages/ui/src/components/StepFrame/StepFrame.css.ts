import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space, touchTarget } from '../../theme/scale.ts';

/** By default a fieldset is as wide as its widest content. */
export const frame = style({ minInlineSize: 0 });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: touchTarget,
  marginBottom: space[6],
});

/** Its arrow points to the start of the line of text. */
export const back = style({});

globalStyle(`[dir=rtl] ${back} > svg`, { transform: 'scaleX(-1)' });

export const title = style({
  fontSize: fontSize['2xl'],
  // The focus moves here only to set the reading position, so no ring is shown.
  ':focus-visible': { outline: 'none' },
});

export const subtitle = style({ marginTop: space[2], color: color.text.muted });

export const fields = style({ display: 'grid', gap: space[4], marginTop: space[6] });

export const action = style({ marginTop: space[6] });
