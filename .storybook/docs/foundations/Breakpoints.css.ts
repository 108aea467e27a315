import { style } from '@vanilla-extract/css';
import { from } from '../../../packages/ui/src/theme/breakpoints.ts';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../../packages/ui/src/theme/scale.ts';

export const rows = style({ marginTop: space[8] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line.subtle}`,
  '@media': { [from('md')]: { gridTemplateColumns: '72px 160px 1fr' } },
});

export const name = style({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  color: color.text.strong,
});

export const value = style({
  fontSize: fontSize.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const lane = style({
  gridColumn: '1 / -1',
  '@media': { [from('md')]: { gridColumn: 3 } },
});

export const bar = style([
  lane,
  {
    height: 20,
    borderInlineEnd: `2px solid ${color.accent.text}`,
    background: color.accent.wash,
  },
]);

export const here = style([lane, { position: 'relative', height: 56 }]);

export const mark = style({
  position: 'absolute',
  paddingTop: 20,
  fontSize: fontSize.xs,
  color: color.text.muted,
  transform: 'translateX(-50%)',
  // Alternating heights keep the labels of two close marks from overlapping.
  selectors: { '&:nth-child(even)': { paddingTop: 34 } },
  '::before': {
    content: '',
    position: 'absolute',
    top: 4,
    insetInlineStart: 'calc(50% - 5px)',
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: color.accent.solid,
  },
});
