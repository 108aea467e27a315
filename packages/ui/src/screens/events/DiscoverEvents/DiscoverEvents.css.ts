import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { content } from '../../../theme/content.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

export const inner = style([content, { paddingBlockEnd: space.section }]);

export const heading = style({ marginBlockEnd: space[6], fontSize: fontSize['3xl'] });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[6]}`,
  marginBlockStart: space[8],
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const more = style({ marginBlockStart: space[8] });
