import { createVar, style } from '@vanilla-extract/css';
import { contentWidth, space, wideContentWidth } from './scale.ts';

/** The space beside the column of a page, for what reaches across it. */
export const pageGutter = createVar();

/** The column of the content of a page: its maximum width, with a gutter beside it. */
export const content = style({
  width: '100%',
  maxWidth: contentWidth,
  marginInline: 'auto',
  vars: { [pageGutter]: space.gutter },
  paddingInline: pageGutter,
});

/** The column of a page with large tables. */
export const wideContent = style({
  width: '100%',
  maxWidth: wideContentWidth,
  marginInline: 'auto',
  vars: { [pageGutter]: 'clamp(16px, 3vw, 48px)' },
  paddingInline: pageGutter,
});
