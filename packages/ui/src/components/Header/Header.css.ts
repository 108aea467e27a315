import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
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

export const header = recipe({
  base: {
    zIndex: 10,
    top: 0,
    width: '100%',
    borderBottom: '1px solid transparent',
    transition: `${duration[2]} ${easing.out}`,
    transitionProperty: 'background, border-color',
  },
  variants: {
    /** Over the page, or above it in the layout. */
    over: {
      true: { position: 'fixed', insetInline: 0 },
      // The header has the background of the page, so that content that scrolls below it does not show
      // through.
      false: { position: 'sticky', background: color.surface.base },
    },
    scrolled: {
      true: { background: color.surface.base, borderBottomColor: color.line.subtle },
    },
  },
});

export const inner = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
  },
  variants: {
    /** Above large tables, so that more rows fit. The hairline below is part of the height. */
    compact: {
      true: [wideContent, { minHeight: '63px' }],
      false: [content, { minHeight: `calc(${headerHeight} - 1px)` }],
    },
    /** A member's links are centered, a visitor's are beside the sign-in button. */
    centred: {
      true: {
        '@media': { [from('md')]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr' } },
      },
    },
  },
});

export const nav = recipe({
  base: {
    display: 'none',
    alignItems: 'center',
    gap: space[8],
    fontSize: '0.9375rem',
    '@media': { [from('md')]: { display: 'flex' } },
  },
  variants: { centred: { false: { marginInline: `auto ${space[2]}` } } },
});

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
