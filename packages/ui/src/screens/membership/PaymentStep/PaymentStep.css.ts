import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { radius, space } from '../../../theme/scale.ts';

/**
 * Stripe sets its class on the container of its frame, without a look of its own: this is ours. The fake of
 * Stripe has fields with their own look.
 */
export const card = style({
  selectors: {
    '&.StripeElement': {
      padding: `11px ${space[4]}`,
      background: color.surface.field,
      border: `1px solid ${color.line.control}`,
      borderRadius: radius.md,
    },
    '&.StripeElement--focus': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&.StripeElement--invalid': { borderColor: color.status.negative },
  },
});
