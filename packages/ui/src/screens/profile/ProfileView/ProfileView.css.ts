import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  space,
} from '../../../theme/scale.ts';

const wide = from('sm');

/** One column on a phone; from there on the photo is sticky beside the text. */
export const view = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: 'clamp(32px, 6vw, 76px)',
    },
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 540px) minmax(0, 1fr)' },
  },
});

export const words = style({ display: 'grid', gap: space[6], minWidth: 0 });

export const beside = style({});

globalStyle(`${beside} :is(h1, h2)`, { fontSize: fontSize['4xl'] });

export const handleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  // The button has its own spacing.
  marginBlock: `calc(${space[4]} * -1)`,
  color: color.text.muted,
});

export const handle = style({ overflowWrap: 'anywhere' });

/** Its text is aligned with the content above and below. */
export const copy = style({ marginInlineStart: `calc(${space[4]} * -1)` });

export const bio = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
  letterSpacing: letterSpacing.head,
  color: color.text.strong,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', gap: space[3], marginTop: space[2] });

export const like = style({
  minWidth: '240px',
  '@media': { [below('sm')]: { width: '100%' } },
});

export const likedNote = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '56px',
  color: color.accent.text,
  overflowWrap: 'anywhere',
});

export const skeletonWords = style({ display: 'grid', gap: space[5], alignContent: 'start' });
