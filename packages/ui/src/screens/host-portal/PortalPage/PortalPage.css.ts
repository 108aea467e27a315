import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { duration, space } from '../../../theme/scale.ts';

export const card = style({
  position: 'relative',
  height: '100%',
  transition: `border-color ${duration[2]}`,
  ':hover': { borderColor: color.line.control },
});

/** The link in the title covers its card. */
export const titleLink = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const cardBody = style({ padding: `${space[4]} ${space[5]} ${space[5]}` });

export const cover = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1040 / 450',
  objectFit: 'cover',
});
