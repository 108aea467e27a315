import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, radius } from '../../theme/scale.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  maxWidth: '100%',
  minHeight: '24px',
  padding: '3px 8px',
  // The border keeps the shape visible in forced colours.
  border: '1px solid transparent',
  borderRadius: radius.sm,
  fontSize: fontSize.xs,
  fontWeight: 540,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const tones = styleVariants({
  neutral: { color: color.text.body, background: color.surface.hover },
  accent: { color: color.accent.text, background: color.accent.wash },
  precious: {
    color: color.precious.text,
    background: color.precious.wash,
    borderColor: color.precious.line,
  },
  positive: { color: color.status.positive, background: color.status.positiveWash },
  caution: { color: color.status.caution, background: color.status.cautionWash },
  negative: { color: color.status.negative, background: color.status.negativeWash },
  info: { color: color.status.info, background: color.status.infoWash },
});
