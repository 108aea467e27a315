import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { content } from '../../../theme/content.css.ts';
import { pageTitle } from '../../../theme/page-title.css.ts';
import { space } from '../../../theme/scale.ts';

export const page = style([
  content,
  {
    maxWidth: '1120px',
    paddingBlock: `clamp(40px, 6vw, 88px) ${space.section}`,
  },
]);

export const heading = style([pageTitle, { marginBottom: space[10] }]);

export const fields = style({ display: 'grid', gap: space[6] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [below('sm')]: { display: 'grid' } },
});
