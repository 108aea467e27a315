import { createVar, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, radius, space, touchTarget } from '../../theme/scale.ts';
import { backdrop as dialogBackdrop, dialogActions } from '../Dialog/Dialog.css.ts';

const wide = from('sm');
const phone = below('sm');

/** The scrim fades while the user swipes the drawer away. */
export const backdrop = style([
  dialogBackdrop,
  {
    opacity: 'calc(1 - var(--drawer-swipe-progress, 0))',
    transitionDuration: duration[3],
    selectors: { '&[data-swiping]': { transition: 'none' } },
  },
]);

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: 41,
  display: 'flex',
  '@media': {
    [wide]: { justifyContent: 'flex-end' },
    [phone]: { alignItems: 'flex-end', paddingTop: space[12] },
  },
});

/** The closed position: beyond the end edge, or below the screen of a phone. */
const away = createVar();

export const popup = style({
  vars: { [away]: 'translateX(100%)' },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  background: color.surface.overlay,
  border: '0 solid',
  borderColor: color.line.subtle,
  boxShadow: color.shadow[3],
  color: color.text.body,
  outline: 'none',
  transform: 'translate(var(--drawer-swipe-movement-x, 0), var(--drawer-swipe-movement-y, 0))',
  transition: `transform ${duration[3]} ${easing.out}`,
  selectors: {
    '[dir=rtl] &': { vars: { [away]: 'translateX(-100%)' } },
    '&[data-starting-style], &[data-ending-style]': { transform: away },
    '&[data-swiping]': { transition: 'none', userSelect: 'none' },
  },
  '@media': {
    [wide]: { maxWidth: 'min(420px, calc(100vw - 64px))', borderInlineStartWidth: 1 },
    [phone]: {
      vars: { [away]: 'translateY(100%)' },
      maxHeight: '100%',
      borderBlockStartWidth: 1,
      borderStartStartRadius: radius.md,
      borderStartEndRadius: radius.md,
      selectors: { '[dir=rtl] &': { vars: { [away]: 'translateY(100%)' } } },
    },
  },
});

/** The handle that a finger drags. */
export const grip = style({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'block',
      flex: 'none',
      width: 40,
      marginTop: space[2],
      marginInline: 'auto',
      borderTop: `4px solid ${color.line.medium}`,
      borderRadius: radius.full,
    },
  },
});

export const title = style({
  flex: 'none',
  paddingBlock: `${space[6]} ${space[4]}`,
  paddingInlineStart: space[6],
  // Leaves space for the close button.
  paddingInlineEnd: `calc(${space[3]} + ${touchTarget})`,
  fontSize: fontSize.xl,
  // On a phone the grip is above it.
  '@media': { [phone]: { paddingTop: space[3] } },
});

/** Centered on the title's first line. */
export const close = style({
  position: 'absolute',
  insetInlineEnd: space[3],
  top: '16px',
  '@media': { [phone]: { top: '13px' } },
});

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The padding leaves space for the focus ring at the edges.
  padding: `${space[1]} ${space[6]} ${space[6]}`,
});

/** Stays visible while the content above it scrolls. */
export const footer = style([
  dialogActions,
  {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    padding: `${space[4]} ${space[6]} max(${space[4]}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${color.line.subtle}`,
  },
]);
