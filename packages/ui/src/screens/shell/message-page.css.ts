import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, letterSpacing, space } from '../../theme/scale.ts';

/** A short message in the middle of an empty page, below an orbit. */
export const page = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: '72svh',
  padding: `${space[16]} ${space.gutter}`,
  textAlign: 'center',
});

export const heading = style({
  maxWidth: '16ch',
  marginTop: space[8],
  fontSize: fontSize['3xl'],
  fontWeight: fontWeight.display,
  letterSpacing: letterSpacing.display,
});

export const text = style({ maxWidth: '44ch', marginTop: space[4], color: color.text.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[3]} ${space[5]}`,
  marginTop: space[8],
});
