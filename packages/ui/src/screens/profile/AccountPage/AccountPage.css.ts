import { style } from '@vanilla-extract/css';
import { content } from '../../../theme/content.css.ts';
import { space } from '../../../theme/scale.ts';

/** Narrower than other pages, because its fields are. */
export const page = style([
  content,
  { maxWidth: '1120px', paddingBlock: `clamp(40px, 6vw, 88px) ${space.section}` },
]);

/** Both labels have the same width, so that nothing moves when one replaces the other. */
export const linkAction = style({ minWidth: '92px' });

export const consequences = style({
  display: 'grid',
  gap: space[2],
  marginBlockEnd: space[4],
  paddingInlineStart: space[5],
  listStyle: 'disc',
});
