import { style } from '@vanilla-extract/css';
import { from } from '../../../packages/ui/src/theme/breakpoints.ts';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../../packages/ui/src/theme/scale.ts';

export const rows = style({ marginTop: space[6] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line.subtle}`,
  '@media': { [from('md')]: { gridTemplateColumns: '72px 240px 1fr' } },
});

export const name = style({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  color: color.text.strong,
});

export const value = style({ fontSize: fontSize.sm, lineHeight: 1.45, color: color.text.muted });

/** The track along which a point moves. */
export const lane = style({
  position: 'relative',
  gridColumn: '1 / -1',
  height: 1,
  marginInlineEnd: 10,
  background: color.line.medium,
  '@media': { [from('md')]: { gridColumn: 3 } },
});

export const point = style({
  position: 'absolute',
  top: -5,
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: color.accent.solid,
});

export const play = style({ marginTop: space[4] });

export const easings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space[8],
  marginTop: space[6],
});

export const curve = style({ width: 200, marginBottom: space[3], overflow: 'visible' });

export const frame = style({ fill: 'none', stroke: color.line.subtle, strokeWidth: 0.5 });

export const curveLine = style({ fill: 'none', stroke: color.accent.text, strokeWidth: 1 });
