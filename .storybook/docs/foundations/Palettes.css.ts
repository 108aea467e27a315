import { style } from '@vanilla-extract/css';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  letterSpacing,
  radius,
  space,
} from '../../../packages/ui/src/theme/scale.ts';

export const group = style({
  marginTop: space[5],
  paddingTop: space[4],
  borderTop: `1px solid ${color.line.subtle}`,
});

export const groupTitle = style({
  fontFamily: fontFamily.text,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  letterSpacing: letterSpacing.head,
  color: color.text.muted,
});

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
  gap: `${space[4]} ${space[3]}`,
  marginTop: space[3],
});

export const swatch = style({ display: 'grid', alignContent: 'start', minWidth: 0 });

export const chip = style({
  height: 56,
  marginBottom: space[2],
  borderRadius: radius.md,
  // The line shows the edge of a color that is close to its ground.
  boxShadow: `inset 0 0 0 1px ${color.line.subtle}`,
});

export const shadowChip = style({
  height: 56,
  marginBottom: space[4],
  borderRadius: radius.md,
  background: color.surface.overlay,
});

export const role = style({ fontSize: fontSize.sm, lineHeight: 1.3, color: color.text.strong });

export const value = style({
  fontSize: fontSize['2xs'],
  lineHeight: 1.4,
  color: color.text.muted,
});
