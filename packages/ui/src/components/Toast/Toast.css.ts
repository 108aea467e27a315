import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, forcedColors } from '../../theme/breakpoints.ts';
import { turn } from '../../theme/busy.css.ts';
import { color } from '../../theme/contract.css.ts';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  headerHeight,
  radius,
  space,
} from '../../theme/scale.ts';

/**
 * All toasts share one position: the next one replaces the last one. It is the top right in both text
 * directions, as the documents require.
 */
export const viewport = style({
  position: 'fixed',
  zIndex: 60,
  top: `max(${space[5]}, env(safe-area-inset-top))`,
  right: space[5],
  display: 'grid',
  width: 'min(380px, calc(100vw - 40px))',
  // Leaves space for the header's menu button on small screens.
  '@media': { [below('md')]: { top: `calc(${headerHeight} + ${space[2]})` } },
});

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } });

export const toast = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  background: color.surface.overlay,
  border: `1px solid ${color.line.medium}`,
  borderRadius: radius.md,
  boxShadow: color.shadow[2],
  color: color.text.strong,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  transform: 'translate(var(--toast-swipe-movement-x, 0px), var(--toast-swipe-movement-y, 0px))',
  animation: `${slideIn} ${duration[3]} ${easing.out}`,
  transition: `opacity ${duration[2]} ${easing.out}, transform ${duration[2]} ${easing.out}`,
  selectors: {
    '&[data-ending-style]': { opacity: 0 },
    '&[data-swiping]': { transition: 'none' },
    '&[data-limited]': { visibility: 'hidden' },
    '&:focus-visible': { borderRadius: radius.md },
  },
});

export const content = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: '14px',
  paddingInlineStart: space[4],
  // The close button adds the rest of the padding.
  paddingInlineEnd: '2px',
});

/** CanvasText in forced colours, which do not repaint an SVG. */
const iconOf = (tone: string) => ({
  flex: 'none',
  color: tone,
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

export const icon = styleVariants({
  success: iconOf(color.status.positive),
  error: iconOf(color.status.negative),
  info: iconOf(color.status.info),
});

/** An orbit in icon size, whose point moves during a pending action. */
export const orbit = style({ flex: 'none', animation: `${turn} 1400ms linear infinite` });

export const orbitRing = style({ fill: 'none', stroke: color.line.control, strokeWidth: 1.25 });

export const orbitPoint = style({ fill: color.accent.solid });

export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** The whole toast beside the button that closes it. */
export const messageLink = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
});

/** Two lines show what it is about; the conversation has the rest. */
export const messageText = style({
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const sender = style({ fontWeight: fontWeight.strong });

/** Keeps the height of a one-line toast although the press area is larger. */
export const close = style({ marginBlock: '-12px' });
