import { style } from '@vanilla-extract/css';
import { contentWidth, space } from './scale.ts';

/** The column that everything on a page stands in: as wide as it may be, with a gutter beside it. */
export const content = style({
  width: '100%',
  maxWidth: contentWidth,
  marginInline: 'auto',
  paddingInline: space.gutter,
});
