import { style } from '@vanilla-extract/css';
import { fontFamily, fontSize, radius, space } from '../../theme/scale.ts';

export const keys = style({
  display: 'inline-flex',
  gap: space[1],
  // Without a keyboard they say nothing.
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
});

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  paddingInline: 5,
  // In the color of the text or the button around it.
  border: '1px solid color-mix(in oklch, currentColor 35%, transparent)',
  borderRadius: radius.sm,
  fontFamily: fontFamily.text,
  fontSize: fontSize.xs,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
