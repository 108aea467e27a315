import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, radius, space } from '../../theme/scale.ts';

export const ticket = style({ width: '100%', maxWidth: '400px', marginInline: 'auto' });

export const picture = style({
  width: '100%',
  height: '132px',
  marginBlockEnd: space[5],
  borderRadius: radius.md,
});

/** A phone can scan it from an arm's length. Pixels. */
export const smallSide = 208;

export const codes = styleVariants({
  wide: {
    width: '100%',
    maxWidth: '260px',
    height: 'auto',
    marginInline: 'auto',
    borderRadius: radius.sm,
  },
  small: { width: smallSide, height: smallSide, borderRadius: radius.md },
});

/** Around what replaces a code. */
export const replacement = style({ border: `1px dashed ${color.line.medium}` });

export const light = style({ fill: color.surface.overlay });

export const dark = style({ fill: color.text.strong });

export const title = style({
  marginBlock: `${space[5]} ${space[4]}`,
  fontSize: fontSize['2xl'],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const facts = style({ margin: 0 });

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: '10px',
  borderBlockStart: `1px solid ${color.line.subtle}`,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
});

export const term = style({ flex: 'none', color: color.text.muted });

export const value = style({
  minWidth: 0,
  margin: 0,
  color: color.text.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
