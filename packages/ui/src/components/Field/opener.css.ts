import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { control } from './Field.css.ts';

/** A button that shows a choice as a field does, and opens where it is made. An icon is at its end. */
export const opener = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    textAlign: 'start',
    cursor: 'pointer',
  },
]);
