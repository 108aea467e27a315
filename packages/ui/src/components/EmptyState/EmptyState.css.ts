import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

const base = style({
  display: 'grid',
  // Not wider than its container, however long a word is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  // Its parts stay together in a page that it fills.
  alignContent: 'center',
  textAlign: 'center',
});

export const emptyState = styleVariants({
  part: [base, { padding: `${space[12]} ${space[6]}` }],
  page: [base, { minHeight: '72svh', padding: `${space[16]} ${space.gutter}` }],
});
