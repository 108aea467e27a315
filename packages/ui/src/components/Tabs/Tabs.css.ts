import { createVar, keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, fontSize, fontWeight, radius, space } from '../../theme/scale.ts';

/** The width of the fade at each edge: registered, or it could not be animated. */
const fadeBefore = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const fadeAfter = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });

/** A fade shows only at an edge with hidden content. Its timeline is the scroll position. */
const showWhatIsHidden = keyframes({
  from: { vars: { [fadeBefore]: '0px', [fadeAfter]: '32px' } },
  '20%, 80%': { vars: { [fadeBefore]: '32px', [fadeAfter]: '32px' } },
  to: { vars: { [fadeBefore]: '32px', [fadeAfter]: '0px' } },
});

const fade = (direction: 'right' | 'left') =>
  `linear-gradient(to ${direction}, transparent, black ${fadeBefore}, black calc(100% - ${fadeAfter}), transparent)`;

/** Padding for the focus ring beside a label. The labels themselves are aligned with the page's edge. */
const room = '6px';

/** A line with the tabs on it. Tabs that do not fit are reached by scrolling. */
export const list = style({
  display: 'flex',
  gap: `calc(${space[6]} - 2 * ${room})`,
  marginInline: `-${room}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // The focused tab is scrolled clear of the fade.
  scrollPaddingInline: '32px',
  background: `linear-gradient(${color.line.subtle}, ${color.line.subtle}) bottom / calc(100% - 2 * ${room}) 1px no-repeat`,
  maskImage: fade('right'),
  animation: `${showWhatIsHidden} linear`,
  animationTimeline: 'scroll(self inline)',
  selectors: { '[dir=rtl] &': { maskImage: fade('left') } },
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: '7px',
  minHeight: '48px',
  padding: `0 ${room}`,
  background: 'none',
  border: 0,
  color: color.text.muted,
  fontSize: '0.9375rem',
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${duration[1]}`,
  selectors: {
    '&:hover:not([aria-disabled=true])': { color: color.text.body },
    '&[aria-selected=true], &[aria-current=page]': { color: color.text.strong },
    // A border, not a background: it stays visible in forced colors.
    '&[aria-selected=true]::after, &[aria-current=page]::after': {
      content: '',
      position: 'absolute',
      insetInline: room,
      bottom: 0,
      borderBottom: `2px solid ${color.accent.solid}`,
    },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    // Inside, because the list clips content outside it.
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.sm },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-disabled=true]': { color: 'GrayText' } },
    },
  },
});

/** The text of a tab. A disabled tab fades it, but not the focus ring. */
export const face = style({
  selectors: { [`${tab}[aria-disabled=true] > &`]: { opacity: 0.55 } },
  '@media': {
    [forcedColors]: { selectors: { [`${tab}[aria-disabled=true] > &`]: { opacity: 1 } } },
  },
});

export const count = style([
  face,
  {
    fontSize: fontSize.xs,
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
]);

export const panel = style({
  marginTop: space[6],
  selectors: { '&:focus-visible': { outlineOffset: '6px' } },
});
