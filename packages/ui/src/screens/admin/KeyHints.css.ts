import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const hints = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  marginBlockStart: space[4],
  color: color.text.muted,
  fontSize: fontSize.xs,
  '@media': {
    // Without a keyboard they say nothing.
    '(hover: none) and (pointer: coarse)': { display: 'none' },
    [below('md')]: { display: 'none' },
  },
});

export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
