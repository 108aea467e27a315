import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import {
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  headerHeight,
  letterSpacing,
  space,
} from '../../theme/scale.ts';

export const smallOnly = style({ '@media': { [from('md')]: { display: 'none' } } });

const hidden = { opacity: 0, transform: 'translateY(-8px)' };

/** Covers the whole screen; its first row replaces the header. */
export const sheet = style({
  ...hidden,
  position: 'fixed',
  inset: 0,
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `0 ${space.gutter} ${space[8]}`,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface.base,
  color: color.text.body,
  transition: [
    `opacity ${duration[2]} ${easing.out}`,
    `transform ${duration[2]} ${easing.out}`,
    `overlay ${duration[2]} allow-discrete`,
    `display ${duration[2]} allow-discrete`,
  ].join(', '),
  selectors: { '&[open]': { display: 'flex', opacity: 1, transform: 'none' } },
  '@starting-style': { selectors: { '&[open]': hidden } },
});

/** The page below does not scroll. Source: member §2. */
globalStyle(`body:has(${sheet}[open])`, { overflow: 'hidden' });

export const top = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  // Its button has the position of the header's button, whose row ends with a hairline.
  minHeight: `calc(${headerHeight} - 1px)`,
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  fontWeight: fontWeight.medium,
  color: color.text.strong,
});

export const personName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const list = style({ paddingBlock: space[4] });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  width: '100%',
  minHeight: '60px',
  padding: 0,
  border: 0,
  borderBottom: `1px solid ${color.line.subtle}`,
  background: 'none',
  fontFamily: fontFamily.display,
  fontSize: fontSize['2xl'],
  fontWeight: fontWeight.head,
  letterSpacing: letterSpacing.head,
  lineHeight: 1.2,
  textAlign: 'start',
  color: color.text.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.accent.text },
    '&[aria-current=page]': { color: color.accent.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const foot = style({ marginTop: 'auto', paddingTop: space[4] });
