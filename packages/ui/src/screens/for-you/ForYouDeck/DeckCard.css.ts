import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { duration, fontSize, fontWeight, radius, space } from '../../../theme/scale.ts';

export const onPhoto = style({ '@media': { [from('lg')]: { display: 'none' } } });

/** The scrim is hidden together with the name. */
globalStyle(`div:has(> ${onPhoto})`, {
  '@media': { [from('lg')]: { display: 'none' } },
});

export const besidePhoto = style({ '@media': { [below('lg')]: { display: 'none' } } });

/** It is read, not pressed: its border is fainter than that of a control. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 36,
  paddingBlock: space[1],
  paddingInline: 14,
  border: `1px solid ${color.line.medium}`,
  borderRadius: 18,
  fontSize: fontSize.sm,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

/** The decision that releasing the card would make. Shown by `data-swipe` of the card. */
export const stamps = style({
  position: 'absolute',
  insetBlockStart: space[10],
  insetInline: space[5],
  pointerEvents: 'none',
});

const anyStamp = {
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.full,
  fontWeight: fontWeight.medium,
  opacity: 0,
  transition: `opacity ${duration[1]}`,
} as const;

export const stamp = styleVariants({
  like: {
    ...anyStamp,
    left: 0,
    background: color.accent.solid,
    color: color.accent.on,
    selectors: { '[data-swipe=right] &': { opacity: 1 } },
  },
  pass: {
    ...anyStamp,
    right: 0,
    background: color.surface.overlay,
    color: color.text.strong,
    selectors: { '[data-swipe=left] &': { opacity: 1 } },
  },
});
