import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

/** The same distance from the content above as an InlineError. */
export const confirmation = style({
  display: 'flex',
  gap: '6px',
  marginTop: space[4],
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  color: color.status.positive,
});

export const icon = style({ flex: 'none', marginTop: '2px' });
