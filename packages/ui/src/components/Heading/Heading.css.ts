import { style } from '@vanilla-extract/css';

export const heading = style({
  overflowWrap: 'anywhere',
  // The focus moves here only to set the reading position, so no ring is shown.
  ':focus-visible': { outline: 'none' },
});
