import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

export const page = style([content, { paddingBlock: `clamp(20px, 4vw, 56px) ${space.section}` }]);

export const note = style({
  marginBottom: space[5],
  fontSize: fontSize.sm,
  color: color.text.muted,
});

export const signIn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[6]}`,
  paddingTop: space[6],
  borderBlockStart: `1px solid ${color.line.subtle}`,
  overflowWrap: 'anywhere',
  '@media': { [below('sm')]: { display: 'grid', justifyContent: 'stretch' } },
});
