import { recipe } from '@vanilla-extract/recipes';
import { color } from '../../theme/contract.css.ts';
import { fontSize, radius } from '../../theme/scale.ts';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flex: 'none',
    maxWidth: '100%',
    minHeight: '24px',
    padding: '4px 9px',
    borderRadius: radius.sm,
    fontSize: fontSize.xs,
    fontWeight: 540,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  variants: {
    tone: {
      neutral: { color: color.text.body, background: color.surface.hover },
      accent: { color: color.accent.text, background: color.accent.wash },
      precious: {
        color: color.precious.text,
        background: color.precious.wash,
        boxShadow: `inset 0 0 0 1px ${color.precious.line}`,
      },
      positive: { color: color.status.positive, background: color.status.positiveWash },
      caution: { color: color.status.caution, background: color.status.cautionWash },
      negative: { color: color.status.negative, background: color.status.negativeWash },
      info: { color: color.status.info, background: color.status.infoWash },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
