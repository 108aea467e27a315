import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, fontWeight, letterSpacing, space } from '../../../theme/scale.ts';

export const overlay = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '72svh',
  padding: `${space[16]} ${space.gutter}`,
  textAlign: 'center',
});

export const title = style({
  maxWidth: '16ch',
  marginBlockStart: space[8],
  fontSize: fontSize['3xl'],
  fontWeight: fontWeight.display,
  letterSpacing: letterSpacing.display,
});

export const text = style({
  maxWidth: '44ch',
  marginBlockStart: space[4],
  color: color.text.muted,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[8],
  '@media': {
    [below('sm')]: { flexDirection: 'column' },
  },
});
