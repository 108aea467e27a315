import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

/**
 * Has room for one line of error. It comes when the field is left, perhaps by pressing a link below,
 * which must not move away under the finger.
 */
export const field = style({ minHeight: '108px', marginTop: space[6] });

/** There before it has something to say, or it would not be heard. */
export const coolDown = style({
  marginTop: space[3],
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text.muted,
  textAlign: 'center',
  selectors: { '&:not(:has(*:not(:empty)))': { marginTop: 0 } },
});

export const action = style({ marginTop: space[3] });
