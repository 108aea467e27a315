import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { duration, easing, space } from '../../../theme/scale.ts';

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

/** The text follows the card. */
export const entrance = styleVariants({
  card: { animation: `${rise} 900ms ${easing.out} backwards` },
  text: { animation: `${follow} ${duration[4]} ${easing.out} 450ms backwards` },
});
