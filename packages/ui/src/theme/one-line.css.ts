import { style } from '@vanilla-extract/css';

/** One line of a text that may be long, which ends with an ellipsis. For an element that is a box, not inline. */
export const oneLine = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
