import { style } from '@vanilla-extract/css';
import { control } from '../../../components/Field/Field.css.ts';
import { space } from '../../../theme/scale.ts';

export const selector = style([
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
