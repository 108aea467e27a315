import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const backLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '36px',
  color: color.text.body,
  fontSize: fontSize.sm,
  textDecoration: 'none',
  ':hover': { color: color.text.strong, textDecoration: 'underline' },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});
