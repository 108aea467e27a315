import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { duration, easing, headerHeight, space } from '../../../theme/scale.ts';

export const page = style({
  display: 'grid',
  alignContent: 'center',
  overflow: 'clip',
  background: color.surface.sunken,
  // Keeps the content that follows on the home page clear of the band.
  selectors: { '&:not(:last-child)': { marginBlockEnd: 'clamp(48px, 7vw, 104px)' } },
});

/** The space above and below the content, beside that of the header, which is over the page. */
const around = 'clamp(24px, 6vw, 88px)';

export const grid = style([
  content,
  {
    paddingBlock: `calc(${headerHeight} + ${around}) ${around}`,
    '@media': {
      [from('md')]: {
        display: 'grid',
        gridTemplate: "'card text' 'card actions' / 300px 1fr",
        alignItems: 'center',
        columnGap: space[12],
      },
      [from('lg')]: { gridTemplateColumns: '360px 1fr', columnGap: space[24] },
    },
  },
]);

/** The height of a phone's page without the card. */
const aroundCard = '400px';

/** In a low window it is smaller, so that the actions below it are visible too. */
export const card = style({
  '@media': {
    [from('md')]: { gridArea: 'card' },
    [below('md')]: {
      width: `min(100%, 360px, max(176px, calc((100svh - ${aroundCard}) * 380 / 500)))`,
      marginInline: 'auto',
    },
  },
});

export const text = style({
  '@media': {
    [from('md')]: { gridArea: 'text', alignSelf: 'end' },
    [below('md')]: { marginBlockStart: space[8] },
  },
});

export const actions = style({
  marginBlockStart: space[8],
  '@media': {
    [from('md')]: { gridArea: 'actions', alignSelf: 'start' },
    [below('md')]: { marginBlockStart: space[6] },
  },
});

export const extra = style({ '@media': { [from('md')]: { gridColumn: 2 } } });

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(40px)' } });

const follow = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** The text follows the card. */
export const entrance = styleVariants({
  card: { animation: `${rise} 900ms ${easing.out} backwards` },
  text: { animation: `${follow} ${duration[4]} ${easing.out} 450ms backwards` },
});
