import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontFamily, fontSize, fontWeight, letterSpacing } from '../../../theme/scale.ts';

const middle = style({ flex: 1, minWidth: 0, textAlign: 'center' });

export const figure = style([
  middle,
  {
    fontFamily: fontFamily.display,
    fontSize: fontSize['4xl'],
    fontWeight: fontWeight.display,
    lineHeight: 1.2,
    letterSpacing: letterSpacing.display,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: color.text.strong,
  },
]);

/** As high as a figure, so that nothing moves when the first one appears. */
export const emptyFigure = style([
  middle,
  { lineHeight: `calc(1.2 * ${fontSize['4xl']})`, color: color.text.muted },
]);
