import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, lineHeight, space } from '../../../theme/scale.ts';

export const prompt = style({
  maxWidth: '520px',
  paddingTop: space[6],
  borderTop: `1px solid ${color.line.subtle}`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

export const title = style({ color: color.text.strong, lineHeight: lineHeight.snug });

export const count = style({
  marginTop: space[1],
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text.muted,
});

export const meter = style({
  height: 2,
  marginTop: space[5],
  // Leaves space for the point on the line, which must not extend beyond the ends.
  paddingInline: '5px',
  background: color.line.medium,
});

export const meterDone = style({
  position: 'relative',
  height: 2,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInline: '-5px 0',
    background: color.accent.solid,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: -5,
    top: -4,
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: color.accent.solid,
  },
});
