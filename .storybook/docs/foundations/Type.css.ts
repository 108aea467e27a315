import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../packages/ui/src/theme/breakpoints.ts';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  radius,
  space,
} from '../../../packages/ui/src/theme/scale.ts';

export const faces = style({
  display: 'grid',
  gap: space[4],
  marginTop: space[8],
  '@media': { [from('md')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const family = style({
  padding: space[6],
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
});

export const specimen = style({ fontSize: '7.5rem', lineHeight: 1, color: color.text.strong });

export const familyName = style({ marginTop: space[4], fontSize: fontSize.xl });

export const name = style({
  fontFamily: fontFamily.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  letterSpacing: 0,
  color: color.text.strong,
});

export const value = style({
  fontFamily: fontFamily.text,
  fontSize: fontSize.xs,
  lineHeight: 1.5,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const sample = style({ minWidth: 0, color: color.text.strong, lineHeight: 1.15 });

export const rows = style({ marginTop: space[8] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: `0 ${space[4]}`,
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line.subtle}`,
  '@media': { [from('md')]: { gridTemplateColumns: '48px 104px 1fr' } },
});

globalStyle(`${row} > ${sample}`, { gridColumn: '1 / -1' });
globalStyle(`${row} > ${sample}`, {
  '@media': { [from('md')]: { gridColumn: 3 } },
});

export const columns = style({
  display: 'grid',
  gap: space[8],
  marginTop: space[6],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const column = style({ minWidth: 0 });

export const stacked = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line.subtle}`,
  selectors: { 'h3 + &': { marginTop: space[3] } },
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  marginTop: space[6],
});

const figure = style({ fontSize: fontSize['2xl'], lineHeight: 1.25, color: color.text.strong });

export const tabular = style([figure, { fontVariantNumeric: 'tabular-nums lining-nums' }]);
export const proportional = style([figure, { fontVariantNumeric: 'proportional-nums' }]);

export const overlay = style({ display: 'grid', fontSize: fontSize['2xl'], lineHeight: 1.3 });

globalStyle(`${overlay} > p`, { gridArea: '1 / 1', color: color.text.strong });
globalStyle(`${overlay} > p + p`, { color: color.accent.text, opacity: 0.55 });
