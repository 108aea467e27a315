import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, radius, touchTarget } from '../../theme/scale.ts';

const thumbSize = 24;

/** The whole height takes a press; a vertical swipe still scrolls the page. */
export const control = style({
  display: 'flex',
  alignItems: 'center',
  height: touchTarget,
  cursor: 'pointer',
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const track = style({
  width: '100%',
  height: '2px',
  borderRadius: radius.full,
  background: color.line.medium,
  '@media': { [forcedColors]: { background: 'GrayText' } },
});

export const range = style({
  borderRadius: radius.full,
  background: color.accent.text,
  selectors: { '&[data-disabled]': { background: color.line.control } },
  // Thicker, and so distinguishable without its own colour.
  '@media': {
    [forcedColors]: {
      background: 'Highlight',
      outline: '1px solid Highlight',
      selectors: {
        '&[data-disabled]': { background: 'GrayText', outlineColor: 'GrayText' },
      },
    },
  },
});

export const thumb = style({
  width: thumbSize,
  height: thumbSize,
  borderRadius: radius.full,
  border: `2px solid ${color.accent.text}`,
  background: color.surface.overlay,
  transition: `background ${duration[1]} ${easing.out}, box-shadow ${duration[1]} ${easing.out}`,
  selectors: {
    // The press area has touch-target size, independent of the visible size.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: `calc((${thumbSize}px - ${touchTarget}) / 2 - 2px)`,
      borderRadius: radius.full,
    },
    '&:hover:not([data-disabled])': { background: color.surface.hover },
    '&[data-dragging]': { boxShadow: `0 0 0 8px ${color.accent.wash}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
    '&[data-disabled]': { borderColor: color.line.control },
  },
});

/** Before the user has chosen a value. */
export const restingThumb = style([thumb, { borderColor: color.line.control }]);

export const valueText = style({
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  color: color.text.body,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
