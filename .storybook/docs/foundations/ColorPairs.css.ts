import { style } from '@vanilla-extract/css';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  radius,
  space,
} from '../../../packages/ui/src/theme/scale.ts';

export const group = style({
  marginTop: space[6],
  paddingTop: space[4],
  borderTop: `1px solid ${color.line.medium}`,
});

export const groupTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  fontFamily: fontFamily.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  letterSpacing: 0,
  lineHeight: 1.5,
});

export const lowest = style({
  fontSize: fontSize.xs,
  fontWeight: fontWeight.text,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const colorTitle = style({
  margin: `${space[3]} 0 0`,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  color: color.text.muted,
});

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
  gap: space[2],
  marginTop: space[2],
});

export const pair = style({
  display: 'grid',
  placeItems: 'center',
  height: 40,
  borderRadius: radius.sm,
  boxShadow: `inset 0 0 0 1px ${color.line.subtle}`,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const outlined = style([
  pair,
  { boxShadow: 'none', outline: '2px solid', outlineOffset: '-6px', color: color.text.body },
]);

export const figure = style({
  display: 'block',
  marginTop: '2px',
  fontSize: fontSize['2xs'],
  color: color.text.muted,
});
