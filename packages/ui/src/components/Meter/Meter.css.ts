import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { fontSize, radius, space } from '../../theme/scale.ts';

/** Several below each other have labels of the same width, so that their lines begin at the same place. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4em, auto) minmax(48px, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  fontSize: fontSize.xs,
  lineHeight: 1.45,
  color: color.text.body,
});

export const value = style({
  minWidth: '7.2em',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const track = style({
  height: '3px',
  borderRadius: radius.full,
  background: color.line.medium,
  overflow: 'hidden',
  '@media': { [forcedColors]: { outline: '1px solid GrayText' } },
});

const fill = { height: '100%', borderRadius: radius.full } as const;

export const filled = styleVariants({
  strong: {
    ...fill,
    background: color.text.strong,
    '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
  accent: {
    ...fill,
    background: color.accent.solid,
    '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
});
