import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { duration, space, touchTarget } from '../../theme/scale.ts';

export const textLink = style({
  color: color.text.strong,
  textDecoration: 'underline',
  textDecorationColor: color.line.control,
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  transition: `text-decoration-color ${duration[2]}`,
  ':hover': { textDecorationColor: color.accent.text },
});

/**
 * On its own line a link has the height of a touch target; within a sentence it must not increase the line
 * height.
 */
export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: touchTarget,
});
