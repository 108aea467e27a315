import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../packages/ui/src/theme/contract.css.ts';
import { fontSize, radius, space } from '../../packages/ui/src/theme/scale.ts';

export const picture = style({
  width: '100%',
  height: 'auto',
  marginTop: space[8],
  borderRadius: radius.md,
  border: `1px solid ${color.line.subtle}`,
});

export const readers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: `${space[8]} ${space[6]}`,
  marginTop: space[4],
});

export const reader = style({
  paddingTop: space[4],
  borderTop: `1px solid ${color.line.medium}`,
  fontSize: fontSize.sm,
});

export const readerTitle = style({ fontSize: fontSize.xl });

globalStyle(`${reader} p`, { marginTop: space[2], color: color.text.muted });
globalStyle(`${reader} ul`, { display: 'grid', gap: space[1], marginTop: space[3] });
globalStyle(`${reader} a`, {
  color: color.text.strong,
  textDecoration: 'underline',
  textDecorationColor: color.line.control,
  textUnderlineOffset: '4px',
});
