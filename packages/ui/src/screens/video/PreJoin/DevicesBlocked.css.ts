import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontFamily, fontSize, radius, space } from '../../../theme/scale.ts';

export const blocked = style({ width: 'min(100%, 520px)' });

/** As the browser draws it: where the first step is done. */
export const addressBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: '40px',
  marginTop: space[5],
  padding: `0 ${space[3]} 0 5px`,
  border: `1px solid ${color.line.medium}`,
  borderRadius: radius.full,
  background: color.surface.sunken,
  color: color.text.muted,
  fontSize: fontSize.sm,
});

export const addressIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  border: `2px solid ${color.accent.solid}`,
  borderRadius: radius.full,
  color: color.text.strong,
});

export const steps = style({
  display: 'grid',
  gap: space[3],
  margin: `${space[5]} 0 ${space[6]}`,
  padding: 0,
  listStyle: 'none',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'baseline',
});

export const stepNumber = style({
  color: color.accent.text,
  fontFamily: fontFamily.display,
  fontSize: '1.125rem',
});
