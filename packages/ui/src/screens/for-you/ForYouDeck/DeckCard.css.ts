import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import {
  duration,
  fontFamily,
  fontSize,
  fontWeight,
  letterSpacing,
  radius,
  space,
} from '../../../theme/scale.ts';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[2],
} as const;

export const onPhoto = style({
  ...line,
  width: '100%',
  '@media': { [from('lg')]: { display: 'none' } },
});

/** The scrim is hidden together with the name. */
globalStyle(`div:has(> ${onPhoto})`, {
  '@media': { [from('lg')]: { display: 'none' } },
});

export const besidePhoto = style({
  ...line,
  alignItems: 'flex-start',
  gap: `${space[2]} ${space[6]}`,
  '@media': { [below('lg')]: { display: 'none' } },
});

export const name = style({
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'lining-nums',
  selectors: {
    [`${besidePhoto} > &`]: {
      flex: '1 1 0',
      minWidth: 'min(100%, 6ch)',
      fontSize: fontSize['4xl'],
      fontWeight: fontWeight.display,
      letterSpacing: letterSpacing.display,
    },
  },
});

export const verified = style({
  flex: 'none',
  selectors: { [`${besidePhoto} > &`]: { marginTop: space[3] } },
});

export const handle = style({
  color: color.text.muted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});

export const bio = style({
  maxWidth: '34ch',
  marginBlock: `${space[1]} ${space[8]}`,
  fontFamily: fontFamily.display,
  fontSize: 'clamp(1.25rem, 1.15rem + .6vw, 1.625rem)',
  fontWeight: 380,
  lineHeight: 1.38,
  letterSpacing: '-0.01em',
  color: color.text.strong,
  overflowWrap: 'anywhere',
});

/** The decision that releasing the card would make. Shown by `data-swipe` of the card. */
export const stamps = style({
  position: 'absolute',
  insetBlockStart: space[10],
  insetInline: space[5],
  pointerEvents: 'none',
});

const stamp = style({
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.full,
  fontWeight: fontWeight.medium,
  opacity: 0,
  transition: `opacity ${duration[1]}`,
});

export const likeStamp = style([
  stamp,
  {
    left: 0,
    background: color.accent.solid,
    color: color.accent.on,
    selectors: { '[data-swipe=right] &': { opacity: 1 } },
  },
]);

export const passStamp = style([
  stamp,
  {
    right: 0,
    background: color.surface.overlay,
    color: color.text.strong,
    selectors: { '[data-swipe=left] &': { opacity: 1 } },
  },
]);
