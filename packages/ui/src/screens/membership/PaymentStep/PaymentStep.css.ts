import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, lineHeight, radius, space } from '../../../theme/scale.ts';

export const step = style({ display: 'grid', gap: space[6] });

export const plan = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
});

export const fields = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const planName = style({ color: color.text.strong });

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

export const note = style({
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  color: color.text.muted,
});

export const done = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  paddingBlock: space[6],
  textAlign: 'center',
});

export const doneTitle = style({ fontSize: fontSize.xl, outline: 'none' });
