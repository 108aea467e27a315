import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

/** In the middle of its window, which has neither header nor footer. */
export const page = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '100svh',
  padding: space.gutter,
  overflowWrap: 'anywhere',
});
