import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';

/** The models, and what is done with them. */
export const imageLayout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[6]} ${space[8]}`,
  '@media': { [from('lg')]: { gridTemplateColumns: '380px minmax(0, 1fr)' } },
});

/** The place of a generated picture. */
export const canvas = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 'auto',
  aspectRatio: '1040 / 450',
  border: `1px dashed ${color.line.medium}`,
  borderRadius: radius.md,
});

export const generated = style({
  width: '100%',
  height: 'auto',
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
});
