import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { pageTitle } from '../../../theme/page-title.css.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  letterSpacing,
  space,
  touchTarget,
} from '../../../theme/scale.ts';

export const grid = style([
  content,
  {
    display: 'grid',
    alignItems: 'center',
    gap: space[10],
    paddingBlock: 'clamp(48px, 7vw, 104px)',
    overflow: 'hidden',
    '@media': { [from('lg')]: { gridTemplateColumns: '1.1fr 1fr' } },
  },
]);

export const failed = style([content, { paddingBlock: 'clamp(48px, 7vw, 104px)' }]);

export const kicker = style({
  marginBottom: space[3],
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  letterSpacing: letterSpacing.caps,
  textTransform: 'uppercase',
  color: color.precious.text,
});

export const heading = style([pageTitle, { maxWidth: '10ch' }]);

export const subtitle = style({
  maxWidth: '40ch',
  margin: `${space[5]} 0 ${space[8]}`,
  fontSize: fontSize.lg,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
});

export const wholeOnPhones = style({ '@media': { [below('sm')]: { width: '100%' } } });

/** Secondary actions are on their own line. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  width: '100%',
  minHeight: touchTarget,
  '@media': { [below('sm')]: { justifyContent: 'center' } },
});

export const adminSwitch = style({
  maxWidth: '520px',
  marginTop: space[8],
  paddingTop: space[4],
  borderTop: `1px solid ${color.line.subtle}`,
});

export const databasePlace = style({ marginTop: space[12] });

export const dialPlace = style({ width: '100%', maxWidth: '520px', marginInline: 'auto' });

export const caption = style({
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  letterSpacing: letterSpacing.caps,
  textTransform: 'uppercase',
  color: color.text.muted,
});

const display = { fontFamily: fontFamily.display, color: color.text.strong };

export const figure = style({
  ...display,
  marginTop: space[1],
  fontSize: 'clamp(2.75rem, 17.5cqi, 6rem)',
  fontWeight: 330,
  lineHeight: 1,
  letterSpacing: '-0.035em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&[data-figures=many]': { fontSize: 'clamp(1.75rem, 11.5cqi, 3.75rem)' } },
});

export const figureText = style({
  ...display,
  marginTop: space[2],
  fontSize: fontSize.xl,
  fontWeight: fontWeight.head,
  letterSpacing: letterSpacing.head,
});

export const skeletonAction = style({
  width: '178px',
  '@media': { [below('sm')]: { width: '100%' } },
});

export const skeletonCopy = style({
  display: 'grid',
  gap: space[4],
  fontSize: fontSize['4xl'],
});
