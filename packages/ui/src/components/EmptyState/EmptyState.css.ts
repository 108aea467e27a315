import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const emptyState = style({
  display: 'grid',
  // Not wider than its container, however long a word is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  // Its parts stay together in a page that it fills.
  alignContent: 'center',
  padding: `${space[12]} ${space[6]}`,
  textAlign: 'center',
});

export const title = style({ marginTop: space[6], fontSize: fontSize.xl, maxWidth: '28ch' });

export const text = style({
  maxWidth: '44ch',
  marginTop: space[2],
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[3]} ${space[6]}`,
  marginTop: space[6],
});
