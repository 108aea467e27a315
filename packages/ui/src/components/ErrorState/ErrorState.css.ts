import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const errorState = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[12]} ${space[6]}`,
  textAlign: 'center',
});

export const title = style({ marginTop: space[6], fontSize: fontSize.xl });

export const message = style({
  maxWidth: '44ch',
  marginTop: space[2],
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const action = style({ marginTop: space[6] });
