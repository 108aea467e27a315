import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { content } from '../../theme/content.css.ts';
import {
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
} from '../../theme/scale.ts';

/** A page of users: a title, and as many cards in a row as fit. */
export const page = style([content, { paddingBlock: `${space[6]} ${space.section}` }]);

export const title = style({ fontSize: fontSize['2xl'] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(130px, 20vw, 220px), 1fr))',
  gap: `${space[8]} clamp(16px, 2vw, 28px)`,
  margin: 0,
  marginTop: space[6],
  padding: 0,
  listStyle: 'none',
});

export const card = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const photoLink = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.md,
  background: color.surface.raised,
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { borderRadius: radius.md },
});

export const photo = style({
  width: '100%',
  height: 'auto',
  // The actions of the first row are visible also in a low window.
  maxHeight: 'max(160px, calc(100svh - 420px))',
  aspectRatio: '380 / 500',
  objectFit: 'cover',
  transition: `scale ${duration[4]} ${easing.out}`,
  selectors: { [`${photoLink}:hover > &`]: { scale: '1.02' } },
});

export const caption = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: `${space[12]} ${space[4]} ${space[3]}`,
  background: `linear-gradient(oklch(${color.scrim} / 0), oklch(${color.scrim} / .9) 70%)`,
  color: color.text.strong,
});

export const name = style({
  fontSize: fontSize.xl,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'lining-nums',
});

export const body = style({
  display: 'grid',
  gap: space[1],
  marginTop: space[3],
  fontSize: fontSize.sm,
  color: color.text.muted,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
});

/** Where cards are narrow its parts are one below the other, also if they would fit. */
export const stackedLine = style([
  line,
  {
    rowGap: space[1],
    '@media': { [below('lg')]: { flexDirection: 'column', alignItems: 'flex-start' } },
  },
]);

export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontFamily: fontFamily.display,
  fontSize: fontSize.md,
  lineHeight: lineHeight.snug,
  color: color.text.strong,
  overflowWrap: 'anywhere',
});

export const tokenCount = style({
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.precious.text,
});

/** At the bottom of the card, for content of any height: the buttons of a row are aligned. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: 'auto',
  paddingTop: space[3],
});

globalStyle(`${actions} > *`, { flex: '1 1 auto' });
