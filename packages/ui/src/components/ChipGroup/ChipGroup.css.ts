import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, fontSize, radius, space, touchTarget } from '../../theme/scale.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/**
 * A chosen chip is ink in the day theme and ivory in the night theme: a choice is not a call to action, so it
 * has no accent color.
 */
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxWidth: '100%',
  minHeight: '36px',
  padding: `${space[1]} 14px`,
  border: `1px solid ${color.line.control}`,
  borderRadius: '18px',
  color: color.text.body,
  fontSize: fontSize.sm,
  lineHeight: 1.35,
  cursor: 'pointer',
  transition: ['background', 'border-color', 'color']
    .map((property) => `${property} ${duration[1]}`)
    .join(', '),
  selectors: {
    '&:hover': { background: color.surface.hover, color: color.text.strong },
    '&:has(:checked)': {
      background: color.text.strong,
      borderColor: color.text.strong,
      color: color.surface.base,
    },
    '[aria-invalid=true] > &:not(:has(:checked))': { borderColor: color.status.negative },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': {
      background: 'none',
      borderColor: color.line.medium,
      color: color.text.muted,
      cursor: 'not-allowed',
    },
    '&:has(:checked:disabled)': {
      background: color.surface.hover,
      borderColor: color.text.muted,
    },
  },
  '@media': {
    '(pointer: coarse)': {
      minWidth: touchTarget,
      minHeight: touchTarget,
      borderRadius: radius.full,
    },
    [forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&:has(:checked:disabled)': {
          background: 'GrayText',
          borderColor: 'GrayText',
          color: 'Canvas',
        },
      },
    },
  },
});
