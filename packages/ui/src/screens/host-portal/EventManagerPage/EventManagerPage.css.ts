import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, radius, space } from '../../../theme/scale.ts';

/** Dark in both themes: the scrim keeps the contrast of text over a picture. Grows with its text. */
export const cover = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  minHeight: 'clamp(180px, 21vw, 264px)',
  borderRadius: radius.md,
});

export const coverText = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[5]} ${space[6]}`,
  background: `linear-gradient(oklch(${color.scrim} / 0) 20%, oklch(${color.scrim} / .9) 88%)`,
  color: color.text.body,
  '@media': {
    [below('md')]: {
      flexDirection: 'column-reverse',
      alignItems: 'flex-start',
      justifyContent: 'flex-start',
      gap: space[2],
      padding: space[4],
    },
  },
});

export const coverBadge = style({ flex: 'none', background: `oklch(${color.scrim} / .82)` });

/** The figures hang from the line of the tabs. */
export const figures = style({ marginTop: `calc(-1 * ${space[6]} - 1px)` });

/** On the line of the tabs, which is that of the figures. */
export const figuresSkeleton = style({ marginTop: '-1px' });

/** As high as a figure with its label, meter and detail. */
export const figureSkeleton = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minHeight: `calc(1.15 * ${fontSize['3xl']} + ${space[5]} * 2 + 69px)`,
});

export const meter = style({ marginBlock: `${space[3]} ${space[2]}` });

/** As high as the line and its margins in the figures with a meter. */
export const noMeter = style({ height: `calc(${space[3]} + 3px + ${space[2]})` });

const wide = from('lg');

/** On a narrow window, the parts of both columns are in one, in the order of their use. */
const column = style({
  display: 'contents',
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] },
  },
});

export const main = style([column]);

export const side = style([
  column,
  { '@media': { [wide]: { position: 'sticky', top: space[6] } } },
]);

globalStyle(`${column} > *`, { minWidth: 0 });

const ORDER = [
  'notice',
  'links',
  'applicants',
  'guests',
  'invite',
  'payouts',
  'schedule',
  'matches',
  'gallery',
] as const;

ORDER.forEach((place, index) => {
  globalStyle(`${column} > [data-place=${place}]`, {
    '@media': { [below('lg')]: { order: index } },
  });
});

export const noMatches = style({ flex: 'none', width: '76px', margin: 0 });
