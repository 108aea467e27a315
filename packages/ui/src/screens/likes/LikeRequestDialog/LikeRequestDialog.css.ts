import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontFamily, fontSize, lineHeight, radius, space } from '../../../theme/scale.ts';

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.sm,
});

export const photo = style({
  flex: 'none',
  width: 76,
  height: 100,
  objectFit: 'cover',
  borderRadius: radius.sm,
});

/** The icon, not its press area, is aligned with the end of the content. */
export const close = style({ marginInlineEnd: `-${space[3]}` });

export const names = style({ minWidth: 0 });

export const name = style({ fontSize: fontSize.xl, overflowWrap: 'anywhere' });

export const hint = style({ fontSize: fontSize.sm, color: color.text.muted });

/** Between hairlines: the description of the tokens, in any number of lines, and their number. */
export const tokens = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: 90,
  marginBlock: space[5],
  paddingBlock: space[4],
  borderBlock: `1px solid ${color.line.subtle}`,
});

export const tokensLabel = style({ color: color.text.strong });

export const tokensHint = style({ fontSize: fontSize.sm, color: color.text.muted });

export const form = style({ display: 'grid', gap: space[5] });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)',
  gap: space[3],
  marginTop: space[2],
});

export const quote = style({
  margin: 0,
  minHeight: '4lh',
  maxHeight: '10lh',
  overflowY: 'auto',
  fontFamily: fontFamily.display,
  fontSize: '1.25rem',
  fontWeight: 380,
  lineHeight: lineHeight.snug,
  color: color.text.strong,
  overflowWrap: 'anywhere',
});

export const noQuote = style({ color: color.text.muted });
