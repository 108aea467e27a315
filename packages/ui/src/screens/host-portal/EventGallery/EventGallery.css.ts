import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space } from '../../../theme/scale.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** The place of a picture, and of the mark over it while it is uploading. */
export const place = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.sm,
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
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[1],
  aspectRatio: '4 / 3',
  border: `1px dashed ${color.line.control}`,
  borderRadius: radius.sm,
  color: color.text.strong,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
});
