import { style } from '@vanilla-extract/css';
import { below, forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space, touchTarget } from '../../theme/scale.ts';

/** The keys of an option, on its chosen and on its other background. */
export const chipKeys = style({
  marginInlineStart: space[2],
  marginInlineEnd: '-6px',
  selectors: {
    'label:has(:checked) > &': { opacity: 0.75 },
  },
});

/** The ten numbers share one outline. */
export const hNumbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  overflow: 'clip',
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.md,
  background: color.surface.field,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&[aria-invalid=true]': {
      borderColor: color.status.negative,
      boxShadow: `inset 0 0 0 1px ${color.status.negative}`,
    },
  },
  '@media': { [below('sm')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

export const hNumber = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '40px',
  borderInlineStart: `1px solid ${color.line.subtle}`,
  color: color.text.body,
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    '&:hover': { background: color.surface.hover },
    '&:has(:checked)': {
      background: color.text.strong,
      color: color.surface.base,
      fontWeight: fontWeight.strong,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    '(pointer: coarse)': { height: touchTarget },
    [below('sm')]: {
      height: touchTarget,
      selectors: {
        '&:nth-child(6)': { borderInlineStart: 0 },
        '&:nth-child(n + 6)': { borderBlockStart: `1px solid ${color.line.subtle}` },
      },
    },
    [forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
