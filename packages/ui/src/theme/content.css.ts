import { style } from '@vanilla-extract/css';
import { contentWidth, space, wideContentWidth } from './scale.ts';

/** The column of the content of a page: its maximum width, with a gutter beside it. */
export const content = style({
  width: '100%',
  maxWidth: contentWidth,
  marginInline: 'auto',
  paddingInline: space.gutter,
});

/** The column of a page with large tables. */
export const wideContent = style({
  width: '100%',
  maxWidth: wideContentWidth,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 3vw, 48px)',
});
