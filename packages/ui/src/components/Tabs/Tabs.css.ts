import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, fontSize, fontWeight, radius, space } from '../../theme/scale.ts';
import { scrollFade } from '../../theme/scroll-fade.css.ts';

/** Padding for the focus ring beside a label. The labels themselves are aligned with the page's edge. */
const room = '6px';

/** A line with the tabs on it. Tabs that do not fit are reached by scrolling. */
export const list = style([
  scrollFade,
  {
    // Base UI measures where a tab is in the list, to scroll it into view, from its offset parent.
    position: 'relative',
    display: 'flex',
    gap: `calc(${space[6]} - 2 * ${room})`,
    marginInline: `-${room}`,
    background: `linear-gradient(${color.line.subtle}, ${color.line.subtle}) bottom / calc(100% - 2 * ${room}) 1px no-repeat`,
  },
]);

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
