import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, letterSpacing, space } from '../../theme/scale.ts';

/** Good news in a dialog: an orbit, a sentence, and the next action. */
export const announcement = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  paddingBlockStart: space[4],
  textAlign: 'center',
});

export const title = style({
  marginBlockStart: space[6],
  fontSize: fontSize['2xl'],
  overflowWrap: 'anywhere',
});

export const approved = style({
  marginBlockStart: space[4],
  color: color.precious.text,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  letterSpacing: letterSpacing.caps,
});

export const text = style({
  marginBlock: `${space[3]} ${space[8]}`,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const away = style({ marginBlockStart: space[2] });
