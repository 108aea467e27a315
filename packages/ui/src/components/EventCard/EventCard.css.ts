import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, fontWeight, radius, space } from '../../theme/scale.ts';

/** From this container width on, the text is over the picture, which has space for it. */
const wide = `(min-width: ${breakpoints.md}px)`;

export const container = style({ containerType: 'inline-size' });

const card = style({
  position: 'relative',
  display: 'block',
  overflowWrap: 'anywhere',
});

/** Dark in both themes: the scrim keeps the contrast of text over a picture. */
export const bannerCard = style([
  card,
  {
    overflow: 'hidden',
    borderRadius: radius.md,
    background: color.surface.raised,
    '@container': { [wide]: { display: 'grid' } },
  },
]);

export const smallCard = style([card]);

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.md,
  selectors: { [`${bannerCard} &`]: { borderRadius: 0 } },
  '@container': { [wide]: { selectors: { [`${bannerCard} &`]: { gridArea: '1 / 1' } } } },
});

export const picture = style({
  width: '100%',
  height: 'auto',
  transition: `transform ${duration[4]} ${easing.out}`,
  selectors: {
    [`${bannerCard} &`]: { aspectRatio: '1040 / 450' },
    [`${smallCard} &`]: { aspectRatio: '16 / 10' },
    [`${card}:hover &`]: { transform: 'scale(1.015)' },
  },
});

export const scrim = style({
  display: 'none',
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(78deg, oklch(${color.scrim} / .94) 8%, oklch(${color.scrim} / .74) 38%, oklch(${color.scrim} / 0) 72%)`,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@container': { [wide]: { display: 'block' } },
});

/** The host in the corner of the picture. Over a picture it is dark in both themes. */
export const hostMark = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.full,
  background: `oklch(${color.scrim} / .72)`,
  color: color.text.strong,
});

const tag = style({
  position: 'absolute',
  insetBlockEnd: space[3],
  insetInlineStart: space[3],
  padding: `6px ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: radius.full,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
});

export const joinTag = style([tag, { background: color.accent.solid, color: color.accent.on }]);

export const soonTag = style([
  tag,
  { background: `oklch(${color.scrim} / .86)`, color: color.text.strong },
]);

export const words = style({
  selectors: {
    [`${bannerCard} &`]: { padding: space[5] },
    [`${smallCard} &`]: { paddingBlockStart: space[4] },
  },
  '@container': {
    [wide]: {
      selectors: {
        [`${bannerCard} &`]: {
          // Over the picture without a position, so that the link covers the whole card.
          zIndex: 1,
          gridArea: '1 / 1',
          placeSelf: 'end start',
          maxWidth: '56%',
          padding: 'clamp(24px, 3.4cqi, 44px)',
        },
      },
    },
  },
});

export const dateLine = style({
  color: color.accent.text,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const title = style({
  selectors: {
    [`${bannerCard} &`]: { fontSize: fontSize['2xl'], marginBlock: `${space[1]} ${space[3]}` },
    [`${smallCard} &`]: { fontSize: fontSize.xl, marginBlock: '2px' },
  },
  '@container': {
    [wide]: { selectors: { [`${bannerCard} &`]: { fontSize: fontSize['3xl'] } } },
  },
});

/** The link covers the whole card, and so does its focus ring. */
export const link = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.md },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
    // The banner clips content outside its edge.
    [`${bannerCard} &:focus-visible::after`]: { outlineOffset: '-3px' },
  },
});

export const description = style({
  maxWidth: '40ch',
  color: color.text.body,
  selectors: {
    [`${bannerCard} &`]: { marginBlockEnd: space[3] },
    [`${smallCard} &`]: { marginBlock: `${space[1]} 6px`, fontSize: fontSize.sm },
  },
});

/** City and price, with a point between the two. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  color: color.text.muted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { [`${bannerCard} &`]: { color: color.text.body } },
});

globalStyle(`${facts} > span + span`, { position: 'relative' });

globalStyle(`${facts} > span + span::before`, {
  content: '',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 1px)',
  insetInlineStart: 'calc(-1 * (8px + 1.5px))',
  width: 3,
  height: 3,
  borderRadius: '50%',
  background: 'currentColor',
  opacity: 0.7,
});

export const skeletonWords = style({ display: 'grid', gap: space[2], paddingBlockStart: space[4] });

/** Below the picture of a narrow banner; hidden in a wide one, where the text is over the picture. */
export const bannerSkeletonWords = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  '@container': { [wide]: { display: 'none' } },
});
