import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { space } from '../../../theme/scale.ts';

export const page = style([content, { paddingBlock: `clamp(48px, 7vw, 104px) ${space.section}` }]);

export const fields = style({
  display: 'grid',
  gap: space[6],
  maxWidth: '440px',
  marginTop: space[8],
});

export const end = style({
  maxWidth: '440px',
  marginTop: space[10],
  paddingTop: space[8],
  borderTop: `1px solid ${color.line.subtle}`,
});
