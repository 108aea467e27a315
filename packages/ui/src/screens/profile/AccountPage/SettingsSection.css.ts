import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, fontWeight, letterSpacing, space } from '../../../theme/scale.ts';

export const section = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: space[10],
  borderBlockStart: `1px solid ${color.line.subtle}`,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: space[12],
      alignItems: 'start',
    },
  },
});

export const intro = style({ maxWidth: '36ch' });

export const heading = style({
  fontSize: fontSize.xl,
  fontWeight: fontWeight.head,
  letterSpacing: letterSpacing.head,
});

export const subtitle = style({
  marginTop: space[2],
  fontSize: fontSize.sm,
  color: color.text.muted,
});

export const body = style({ minWidth: 0 });
