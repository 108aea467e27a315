import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space, touchTarget } from '../../../theme/scale.ts';

export const toggle = style({
  display: 'inline-flex',
  margin: 0,
  padding: '2px',
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.md,
  background: color.surface.field,
});

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '32px',
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: '7px',
  background: 'none',
  color: color.text.muted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text.strong },
    '&[aria-pressed=true]': { background: color.text.strong, color: color.surface.base },
    '&:focus-visible': { outlineOffset: '2px', borderRadius: '7px' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: touchTarget },
    [forcedColors]: {
      selectors: {
        '&[aria-pressed=true]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
