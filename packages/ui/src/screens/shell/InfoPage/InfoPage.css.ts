import { style } from '@vanilla-extract/css';
import { content } from '../../../theme/content.css.ts';
import { pageTitle } from '../../../theme/page-title.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

export const page = style([content, { paddingBlock: `clamp(48px, 7vw, 104px) ${space.section}` }]);

export const heading = style([pageTitle, { maxWidth: '16ch', overflowWrap: 'anywhere' }]);

export const text = style({
  display: 'grid',
  gap: space[5],
  maxWidth: '62ch',
  marginTop: space[8],
  fontSize: fontSize.lg,
  overflowWrap: 'anywhere',
});
