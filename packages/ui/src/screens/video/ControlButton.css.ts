import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, fontSize, radius } from '../../theme/scale.ts';

/** Dark in both themes: use it within `data-theme="night"`. */
export const control = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '6px',
  minWidth: '72px',
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.text.strong,
  fontSize: fontSize.xs,
  lineHeight: 1.3,
  textAlign: 'center',
  cursor: 'pointer',
  // Also in a row that lets presses through to the picture.
  pointerEvents: 'auto',
  ':focus-visible': { outline: 'none' },
});

export const circle = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.full,
  transition: `background ${duration[1]}`,
  selectors: {
    // Around the circle, so that the rings of two controls do not meet.
    [`${control}:focus-visible &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  },
});

export const tones = styleVariants({
  plain: {
    background: `oklch(${color.scrim} / .78)`,
    selectors: { [`${control}:hover &`]: { background: color.surface.hover } },
  },
  off: {
    borderColor: color.text.strong,
    background: color.text.strong,
    color: color.surface.base,
    '@media': {
      [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText', color: 'Canvas' },
    },
  },
  end: {
    borderColor: 'transparent',
    background: color.status.negative,
    color: color.surface.base,
    '@media': { [forcedColors]: { borderColor: 'ButtonText' } },
  },
});

/** The receiver lies on its fork. */
export const hangUpIcon = style({ transform: 'rotate(135deg)' });
