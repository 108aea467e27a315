import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

/** Its text is at the edge of the field above. */
export const playSound = style({
  fontSize: fontSize.sm,
  selectors: { 'button&': { gap: space[2], margin: `${space[1]} -10px 0` } },
});

/** How loud the microphone is. */
export const levelLine = style({
  display: 'flex',
  gap: '3px',
  height: '10px',
  marginBlock: `${space[3]} ${space[2]}`,
});

const anySegment = { flex: 1, borderRadius: '2px' };

export const segment = styleVariants({
  on: {
    ...anySegment,
    background: color.status.positive,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  },
  off: { ...anySegment, background: color.line.medium },
});
