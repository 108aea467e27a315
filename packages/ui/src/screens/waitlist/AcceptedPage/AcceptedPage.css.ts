import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { duration, easing, fontSize, space } from '../../../theme/scale.ts';

export const page = style({
  display: 'grid',
  alignContent: 'center',
  overflow: 'hidden',
  background: color.surface.sunken,
  // Keeps the content that follows on the home page clear of the band.
  selectors: { '&:not(:last-child)': { marginBlockEnd: 'clamp(48px, 7vw, 104px)' } },
});

export const grid = style([
  content,
  {
    display: 'grid',
    alignItems: 'center',
    gap: space[10],
    paddingBlock: 'clamp(40px, 6vw, 88px)',
    '@media': {
      [from('md')]: { gridTemplateColumns: '300px 1fr', gap: space[12] },
      [from('lg')]: { gridTemplateColumns: '360px 1fr', gap: space[24] },
    },
  },
]);

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(40px)' } });

const follow = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const cardPlace = recipe({
  variants: {
    entrance: { true: { animation: `${rise} 900ms ${easing.out} backwards` } },
  },
});

export const words = recipe({
  variants: {
    entrance: { true: { animation: `${follow} ${duration[4]} ${easing.out} 450ms backwards` } },
  },
});

export const heading = style({ maxWidth: '18ch', fontSize: fontSize['3xl'] });

export const subtitle = style({
  maxWidth: '40ch',
  margin: `${space[5]} 0 ${space[8]}`,
  fontSize: fontSize.lg,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const adminSwitch = style({ maxWidth: '520px', marginTop: space[8] });

export const failure = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  width: 'min(100%, 360px)',
  marginTop: space[5],
});

export const failureText = style({ fontSize: fontSize.sm, color: color.text.muted });
