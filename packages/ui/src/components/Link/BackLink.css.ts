import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space, touchTarget } from '../../theme/scale.ts';

const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: fontSize.sm,
});

export const backLink = styleVariants({
  small: [
    link,
    {
      minHeight: '36px',
      color: color.text.body,
      ':hover': { color: color.text.strong, textDecoration: 'underline' },
      '@media': { '(pointer: coarse)': { minHeight: touchTarget } },
    },
  ],
  medium: [
    link,
    { minHeight: touchTarget, color: color.text.muted, ':hover': { color: color.text.strong } },
  ],
});
