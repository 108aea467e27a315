import { style, styleVariants } from '@vanilla-extract/css';
import { below, forcedColors, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';

const wide = from('md');

export const tiles = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gridAutoRows: 248, gap: space[5] },
  },
});

/** On phones the figure is before the text, on wide screens behind it. */
export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  overflow: 'hidden',
  '@media': {
    [wide]: {
      gridColumn: 'span 2',
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'space-between',
      padding: `${space[5]} ${space[6]}`,
    },
  },
});

/** The waitlist, where most of the work is. */
export const wideTile = style({ '@media': { [wide]: { gridColumn: 'span 4' } } });

export const figure = style({
  flex: 'none',
  width: 92,
  '@media': {
    [wide]: { position: 'absolute', insetInlineEnd: 0, insetBlockStart: 14, width: 220 },
  },
});

export const wideFigure = style({
  '@media': { [wide]: { width: 420, insetInlineEnd: -34, insetBlockStart: 0 } },
});

export const top = style({
  display: 'none',
  '@media': { [wide]: { display: 'flex', justifyContent: 'space-between' } },
});

/** Above the figure. */
export const text = style({
  position: 'relative',
  flex: 1,
  '@media': { [wide]: { flex: 'none' } },
});

export const hints = style({ '@media': { [below('md')]: { display: 'none' } } });

const stroke = style({ fill: 'none', vectorEffect: 'non-scaling-stroke' });

/** A circle of the reports, and the part of it that is reached. */
export const dial = styleVariants({
  whole: [
    stroke,
    {
      strokeWidth: 1,
      stroke: color.line.subtle,
      '@media': { [forcedColors]: { stroke: 'GrayText' } },
    },
  ],
  reached: [stroke, { strokeWidth: 1.25, stroke: color.text.strong }],
});

/** A point that is neither the accented nor the quiet one. */
export const body = style({ fill: color.text.strong });
