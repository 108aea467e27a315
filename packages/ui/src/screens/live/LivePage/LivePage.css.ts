import { style, styleVariants } from '@vanilla-extract/css';
import { below, forcedColors, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { fontFamily, fontSize, fontWeight, letterSpacing, space } from '../../../theme/scale.ts';

/** The details and the dial side by side; below each other, the dial first, in a narrow window. */
export const page = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[6],
    paddingBlock: `${space[5]} ${space[4]}`,
    '@media': {
      [from('lg')]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 540px)',
        gap: `${space[8]} ${space[12]}`,
        paddingBlock: `${space[10]} ${space[4]}`,
      },
    },
  },
]);

export const dialColumn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[5],
  '@media': { [from('lg')]: { order: 2 } },
});

export const notice = style({ width: 'min(100%, 400px)' });

export const dial = style({ '@media': { [below('lg')]: { maxWidth: '460px' } } });

/** On a phone the dial is the picture. */
export const coverPlace = style({
  marginBlockEnd: space[6],
  '@media': { [below('lg')]: { display: 'none' } },
});

const anyKicker = {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[1],
  fontSize: '0.9375rem',
} as const;

/** The date; once the room is open a word, with a point before it. */
export const kicker = styleVariants({
  closed: { ...anyKicker, color: color.text.muted },
  open: {
    ...anyKicker,
    color: color.accent.text,
    '::before': {
      content: '',
      width: '7px',
      height: '7px',
      borderRadius: '50%',
      background: color.accent.solid,
    },
    '@media': {
      [forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
});

/** On a phone the clock is larger than the name. */
export const title = style({ '@media': { [below('lg')]: { fontSize: fontSize['3xl'] } } });

export const coming = style({
  marginBlockStart: space[5],
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  '@media': { [from('lg')]: { marginBlockStart: space[8] } },
});

export const label = style({
  fontSize: 'clamp(0.875rem, 4.2cqi, 1.375rem)',
  lineHeight: 1.3,
  color: color.text.body,
});

/** The figures of the clock are within the close orbit; the larger hairlines hold in a dark room. */
const clockOf = (cqi: number, before: number, after: number) =>
  ({
    fontFamily: fontFamily.display,
    fontSize: `${cqi}cqi`,
    fontWeight: 380,
    lineHeight: 1,
    letterSpacing: '-0.012em',
    fontVariationSettings: "'opsz' 48",
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: color.text.strong,
    marginBlock: `${before}cqi ${after}cqi`,
  }) as const;

/** By the number of characters: '4:12', '12:32', and '1:42:08' or days. */
export const clock = styleVariants({
  four: clockOf(21.5, 2, 2.4),
  five: clockOf(17.5, 2.4, 3),
  seven: clockOf(14.5, 2.8, 3.2),
});

export const limit = style({
  fontSize: 'clamp(0.8125rem, 3.2cqi, 1rem)',
  lineHeight: 1.4,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const overTitle = style({
  maxWidth: '7.5ch',
  textWrap: 'balance',
  fontFamily: fontFamily.display,
  fontSize: 'clamp(1.375rem, 7.5cqi, 2.375rem)',
  fontWeight: fontWeight.head,
  lineHeight: 1.12,
  letterSpacing: letterSpacing.head,
  color: color.text.strong,
});
