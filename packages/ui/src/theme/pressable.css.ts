import { createVar, style } from '@vanilla-extract/css';
import { forcedColors } from './breakpoints.ts';
import { ring } from './busy.css.ts';
import { duration, easing, radius } from './scale.ts';

/** The colour of the button's text and icon, and of the ring that replaces them while it is busy. */
export const ink = createVar();

/** Selectors of a button that is neither disabled nor busy. */
export const hovered = '&:hover:not(:disabled, [aria-busy])';
export const pressed = '&:active:not(:disabled, [aria-busy])';

/** A round button: it moves when pressed, and shows a ring in place of its label while busy. */
export const pressable = style({
  position: 'relative',
  border: '1px solid transparent',
  borderRadius: radius.full,
  background: 'none',
  color: ink,
  cursor: 'pointer',
  transition: ['background', 'border-color', 'color', 'transform']
    .map((property) => `${property} ${duration[1]} ${easing.out}`)
    .join(', '),
  selectors: {
    [pressed]: { transform: 'translateY(1px)' },
    '&:focus-visible': { borderRadius: radius.full },
    '&:disabled': { cursor: 'not-allowed' },
    // The label keeps its space while busy, so that the button keeps its width.
    '&[aria-busy]': { color: 'transparent', cursor: 'default', transition: 'none' },
    '&[aria-busy]::after': {
      ...ring,
      content: '',
      position: 'absolute',
      border: `1.5px solid ${ink}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        // Otherwise the system would draw the label over the ring.
        '&[aria-busy]': {
          forcedColorAdjust: 'none',
          vars: { [ink]: 'ButtonText' },
          background: 'ButtonFace',
          borderColor: 'ButtonBorder',
        },
      },
    },
  },
});
