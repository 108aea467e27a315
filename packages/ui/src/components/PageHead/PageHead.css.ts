import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { touchTarget } from '../../theme/scale.ts';

/** As high as a button, so that titles and tabs have one place on pages with and without actions. */
export const titleLine = style({ minHeight: touchTarget });

export const wideActions = style({ '@media': { [below('md')]: { width: '100%' } } });

globalStyle(`${wideActions} > :is(button, a)`, {
  '@media': { [below('md')]: { flex: '1 1 auto' } },
});
