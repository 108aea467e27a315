import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const dial = style({ width: 'min(240px, 100%)' });

export const heading = style({
  marginBlock: `${space[4]} ${space[2]}`,
  fontSize: fontSize['3xl'],
  color: color.precious.text,
});

export const actions = style({
  display: 'grid',
  gap: space[2],
  width: '100%',
  marginTop: space[8],
});
