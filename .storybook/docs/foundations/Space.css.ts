import { style } from '@vanilla-extract/css';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../../packages/ui/src/theme/scale.ts';

export const rows = style({ marginTop: space[8] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px 104px minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line.subtle}`,
});

export const name = style({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  color: color.text.strong,
});

export const value = style({
  fontSize: fontSize.xs,
  lineHeight: 1.5,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const bar = style({
  maxWidth: '100%',
  height: 20,
  borderInlineStart: `1px solid ${color.accent.text}`,
  borderInlineEnd: `1px solid ${color.accent.text}`,
  background: color.accent.wash,
});

export const corners = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: space[6],
  marginTop: space[6],
});

export const corner = style({
  height: 72,
  marginBottom: space[3],
  border: `1px solid ${color.line.control}`,
  background: color.surface.raised,
});
