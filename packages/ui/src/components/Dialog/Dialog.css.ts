import { limits } from '@perigee/domain';
import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, radius, space, touchTarget } from '../../theme/scale.ts';

const narrow = '(max-width: 479.98px)';
const padding = 'clamp(24px, 4vw, 36px)';
const exit = `${limits.modalExitMs}ms`;

/** The background of the panel, into which content fades out above the foot. */
const ground = createVar();

const appear = keyframes({ from: { opacity: 0 } });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: `oklch(${color.scrim} / .72)`,
  animation: `${appear} ${duration[3]} ${easing.out}`,
  transition: `opacity ${exit} ${easing.out}`,
  selectors: { '&[data-ending-style]': { opacity: 0 } },
});

/** Scrolls as a whole if the dialog is taller than the window. */
export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: 41,
  display: 'grid',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Scrolling keeps the focused element above the foot.
  scrollPaddingBlockEnd: space[24],
  padding: space[6],
});

/** By the `fill` of the dialog. */
export const viewportFills = styleVariants({
  always: { padding: 0 },
  true: { '@media': { [narrow]: { padding: 0 } } },
  false: { '@media': { [narrow]: { padding: `${space[12]} 0 0`, alignItems: 'end' } } },
});

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(12px) scale(.985)' },
});

/** A dialog that a table fills. */
export const tableDialog = style({});

const pictureDialog = style({});

export const popup = style({
  position: 'relative',
  width: '100%',
  margin: 'auto',
  padding,
  vars: { [ground]: color.surface.overlay },
  background: ground,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  boxShadow: color.shadow[3],
  color: color.text.body,
  outline: 'none',
  animation: `${rise} ${duration[3]} ${easing.out}`,
  transition: `opacity ${exit} ${easing.out}`,
  selectors: {
    '&[data-ending-style]': { opacity: 0 },
    // One dialog is visible at a time, on one scrim, with one main action: the parent dialog shows again
    // after the nested one closes.
    '&[data-nested-dialog-open]': { opacity: 0 },
  },
  '@media': { [narrow]: { marginInline: 0, borderInlineWidth: 0 } },
});

export const sizes = styleVariants({
  sm: { maxWidth: '440px', '@media': { [narrow]: { maxWidth: 'none' } } },
  md: { maxWidth: '580px' },
  lg: {
    maxWidth: '880px',
    '@media': {
      [below('lg')]: { maxWidth: '440px' },
      [narrow]: { maxWidth: 'none' },
    },
  },
  // The table reaches the edges.
  xl: [tableDialog, { maxWidth: '1000px', padding: 0, overflow: 'clip' }],
  picture: [pictureDialog, { maxWidth: 'min(720px, 92vw)' }],
});

/** By the `fill` of the dialog. */
export const fills = styleVariants({
  always: {
    display: 'grid',
    // The content is a column in the middle of the window.
    gridTemplateColumns: 'minmax(0, 560px)',
    justifyContent: 'center',
    maxWidth: 'none',
    margin: 0,
    borderWidth: 0,
    borderRadius: 0,
    vars: { [ground]: color.surface.base },
  },
  true: {
    '@media': {
      [narrow]: {
        display: 'grid',
        borderBlockWidth: 0,
        borderRadius: 0,
        margin: 0,
      },
    },
  },
  false: {
    '@media': {
      [narrow]: {
        marginBlock: 0,
        borderBlockEndWidth: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
    },
  },
});

/** The content begins below the title, however high the window is that it fills. */
export const belowTitle = style({ alignContent: 'start' });

/**
 * On a phone the answers are equal columns, the main one at the end; below each other, if a label is too long for
 * half of the line.
 */
export const dialogActions = style({});

globalStyle(`${dialogActions} > button`, {
  '@media': {
    [narrow]: {
      flex: `1 1 calc(50% - ${space[3]} / 2)`,
      minWidth: 'fit-content',
      paddingInline: space[2],
    },
  },
});
globalStyle(`${dialogActions} > button:not(:last-child)`, {
  '@media': { [narrow]: { borderColor: color.line.control } },
});

/** The action of a dialog that may be taller than the window: it sticks to the bottom of the window. */
export const dialogFoot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  margin: `calc(-1 * ${space[6]}) calc(-1 * ${padding}) calc(-1 * ${padding})`,
  padding: `${space[6]} ${padding} max(${padding}, env(safe-area-inset-bottom))`,
  borderEndStartRadius: radius.md,
  borderEndEndRadius: radius.md,
  // Content that scrolls below it fades out above the button.
  background: `linear-gradient(transparent, ${ground} ${space[5]})`,
});

globalStyle(`${pictureDialog} img`, {
  maxHeight: '74vh',
  objectFit: 'contain',
  '@media': { [from('md')]: { aspectRatio: 'auto' } },
});

/** Its margin is for content with a smaller one: of two margins that meet, the larger one applies. */
export const subtitle = style({ marginBottom: space[4] });

export const title = style({
  marginBottom: space[6],
  fontSize: fontSize['2xl'],
  selectors: { [`&:has(+ ${subtitle})`]: { marginBottom: space[1] } },
});

globalStyle(`${tableDialog} > h2`, {
  marginBottom: 0,
  paddingBlock: `${padding} ${space[4]}`,
  paddingInline: `${space[5]} ${space[16]}`,
});

/** Leaves space for the close button. */
export const besideClose = style({ paddingInlineEnd: touchTarget });

/** Centered on the title's first line; the icon, not its press area, is aligned with the end of the text. */
export const close = style({
  position: 'absolute',
  top: `calc(${padding} - 5px)`,
  insetInlineEnd: `calc(${padding} - 12px)`,
});
