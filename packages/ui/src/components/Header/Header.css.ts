import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { content, wideContent } from '../../theme/content.css.ts';
import {
  duration,
  easing,
  fontWeight,
  headerHeight,
  radius,
  space,
  touchTarget,
} from '../../theme/scale.ts';

const header = style({
  zIndex: 10,
  top: 0,
  width: '100%',
  borderBottom: '1px solid transparent',
  transition: `${duration[2]} ${easing.out}`,
  transitionProperty: 'background, border-color',
});

/** The header by its place: above the page in the layout, or over the page. */
export const headers = styleVariants({
  // Content that scrolls below it does not show through.
  above: [header, { position: 'sticky', background: color.surface.base }],
  over: [header, { position: 'fixed', insetInline: 0 }],
});

export const scrolled = style({
  background: color.surface.base,
  borderBottomColor: color.line.subtle,
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

export const rows = styleVariants({
  /** Above large tables, so that more rows fit. The hairline below is part of the height. */
  compact: [row, wideContent, { minHeight: '63px' }],
  normal: [row, content, { minHeight: `calc(${headerHeight} - 1px)` }],
});

/** A member's links are centered, a visitor's are beside the sign-in button. */
export const centred = style({
  '@media': { [from('md')]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr' } },
});

export const nav = style({
  display: 'none',
  alignItems: 'center',
  gap: space[8],
  fontSize: '0.9375rem',
  '@media': { [from('md')]: { display: 'flex' } },
});

export const besideSignIn = style({ marginInline: `auto ${space[2]}` });

export const navLink = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: touchTarget,
  fontWeight: fontWeight.medium,
  color: color.text.body,
  whiteSpace: 'nowrap',
  transition: `color ${duration[2]}`,
  selectors: {
    '&:hover, &[aria-current=page]': { color: color.text.strong },
    '&[aria-current=page]::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 0 0',
      height: 2,
      background: color.accent.text,
    },
  },
});

export const end = style({
  gridColumn: 3,
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
});

export const wideOnly = style({
  display: 'flex',
  '@media': { [below('md')]: { display: 'none' } },
});

export const accountButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: touchTarget,
  marginInlineEnd: `calc(-1 * ${space[1]})`,
  padding: space[1],
  border: 0,
  borderRadius: radius.full,
  background: 'none',
  color: color.text.muted,
  cursor: 'pointer',
  transition: `color ${duration[2]}, background ${duration[2]}`,
  selectors: {
    '&:hover, &[data-popup-open]': { color: color.text.strong, background: color.surface.hover },
    '&:focus-visible': { borderRadius: radius.full },
  },
});
