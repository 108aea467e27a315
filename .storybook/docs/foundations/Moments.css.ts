import { style } from '@vanilla-extract/css';
import { from } from '../../../packages/ui/src/theme/breakpoints.ts';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import { fontSize, fontWeight, radius, space } from '../../../packages/ui/src/theme/scale.ts';

export const still = style({ marginTop: space[4], color: color.text.body });

export const moment = style({
  display: 'grid',
  gap: space[6],
  marginTop: space[6],
  paddingTop: space[6],
  borderTop: `1px solid ${color.line.subtle}`,
  '@media': { [from('md')]: { gridTemplateColumns: '232px minmax(0, 1fr)' } },
});

export const name = style({
  marginBottom: space[2],
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  color: color.text.strong,
});

export const words = style({
  marginBottom: space[4],
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  color: color.text.muted,
});

/** In the theme of the members, who see these moments. */
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  padding: `${space[8]} ${space[4]}`,
  borderRadius: radius.md,
  overflow: 'hidden',
});

export const card = style({ width: 'min(100%, 300px)' });
