import { style } from '@vanilla-extract/css';
import { contentWidth, space } from './scale.ts';

/** The column of the content of a page: its maximum width, with a gutter beside it. */
export const content = style({
  width: '100%',
  maxWidth: contentWidth,
  marginInline: 'auto',
  paddingInline: space.gutter,
});
