import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { radius, space } from '../../../theme/scale.ts';

export const list = style({ borderTop: `1px solid ${color.line.medium}` });

globalStyle(`${list} > li`, {
  borderBottom: `1px solid ${color.line.subtle}`,
  paddingBlock: space[2],
});

export const panel = style({
  padding: space[5],
  '@media': { [below('md')]: { padding: space[4] } },
});

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: space[2],
});

/** The place of a picture, and of the marks over it. */
export const place = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.sm,
});

export const picture = style({ width: '100%', height: 'auto', aspectRatio: '380 / 500' });

export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
});

/** The input over it is invisible, so that the place shows its focus ring. */
export const addPlace = style([
  place,
  {
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&:hover': { background: color.surface.hover },
    },
  },
]);

export const add = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '380 / 500',
  border: `1px dashed ${color.line.control}`,
  borderRadius: radius.sm,
});
