import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { lineHeight, radius, space, touchTarget } from '../../../theme/scale.ts';

/** Too narrow for a picture beside the text. */
const tight = '(max-width: 359.98px)';

export const choices = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const choice = style({
  display: 'grid',
  gridTemplateColumns: `${touchTarget} 1fr auto`,
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[4],
  '@media': { [tight]: { gridTemplateColumns: '1fr auto' } },
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line.subtle}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

const square = style({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  borderRadius: radius.md,
  '@media': { [tight]: { display: 'none' } },
});

export const tile = styleVariants({
  app: [square, { background: color.accent.wash, color: color.accent.text }],
  web: [square, { background: color.surface.hover, color: color.text.body }],
});

export const label = style({ lineHeight: lineHeight.snug, color: color.text.strong });
