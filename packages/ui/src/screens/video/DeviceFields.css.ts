import { style } from '@vanilla-extract/css';
import { fontSize, space, touchTarget } from '../../theme/scale.ts';

/** On its own line: as high as a touch target, with its text at the edge of the field above. */
export const playSound = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: touchTarget,
  margin: `${space[1]} -10px 0`,
  fontSize: fontSize.sm,
});
