import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

export const titleLine = style({
  display: 'block',
  marginBlockStart: space[4],
  fontSize: fontSize['4xl'],
  lineHeight: 1,
});

export const factLines = style({
  display: 'grid',
  gap: space[8],
  marginBlock: space[8],
  paddingBlock: space[6],
  borderBlock: `1px solid ${color.line.subtle}`,
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const lines = style({ display: 'grid', gap: space[3] });
