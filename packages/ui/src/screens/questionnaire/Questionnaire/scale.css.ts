import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontFamily, fontSize, fontWeight, letterSpacing, space } from '../../../theme/scale.ts';

export const scale = style({ display: 'grid', gap: space[2], marginBlockStart: space[4] });

export const figureRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockEnd: space[4],
});

const text = style({
  flex: 1,
  minWidth: 0,
  textAlign: 'center',
  fontFamily: fontFamily.display,
  fontWeight: fontWeight.display,
  letterSpacing: letterSpacing.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const figure = style([
  text,
  { fontSize: fontSize['4xl'], lineHeight: 1.2, color: color.text.strong },
]);

/** As high as a figure, so that nothing moves when the first one appears. */
export const emptyFigure = style([
  text,
  {
    fontSize: fontSize['3xl'],
    lineHeight: `calc(1.2 * ${fontSize['4xl']})`,
    color: color.text.muted,
  },
]);

/** The first and the last value, below the ends of the track. */
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: fontSize.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
