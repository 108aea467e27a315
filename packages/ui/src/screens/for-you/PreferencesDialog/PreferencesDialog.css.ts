import { style } from '@vanilla-extract/css';
import { control, label } from '../../../components/Field/Field.css.ts';
import { space } from '../../../theme/scale.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});

export const selectorLabel = label;

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
