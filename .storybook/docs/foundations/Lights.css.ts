import { style } from '@vanilla-extract/css';
import { from } from '../../../packages/ui/src/theme/breakpoints.ts';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import { fontSize, fontWeight, radius, space } from '../../../packages/ui/src/theme/scale.ts';

export const lights = style({
  display: 'grid',
  gap: space[4],
  marginTop: space[8],
  '@media': { [from('lg')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const light = style({
  minWidth: 0,
  padding: space[6],
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
});

export const lightTitle = style({ fontSize: fontSize.xl, fontWeight: fontWeight.head });
