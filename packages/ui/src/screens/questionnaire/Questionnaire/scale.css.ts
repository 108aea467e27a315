import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontFamily, fontSize, fontWeight, letterSpacing } from '../../../theme/scale.ts';

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
