import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, fontSize, space, touchTarget } from '../../theme/scale.ts';

/** Narrower than nine touch targets, including the gaps between them. */
const COMPACT = '(max-width: 439px)';

export const pagination = style({
  flex: '1 1 280px',
  minWidth: 0,
  containerType: 'inline-size',
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const list = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  '@container': { [COMPACT]: { justifyContent: 'space-between' } },
});

export const numbers = style({ '@container': { [COMPACT]: { display: 'none' } } });

export const compact = style({
  display: 'none',
  color: color.text.body,
  '@container': { [COMPACT]: { display: 'block' } },
});

const side = '36px';

export const pageButton = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: side,
  height: side,
  padding: `0 ${space[1]}`,
  border: '1px solid transparent',
  borderRadius: '8px',
  background: 'none',
  color: color.text.body,
  cursor: 'pointer',
  transition: `background ${duration[1]}`,
  selectors: {
    '&:hover': { background: color.surface.hover, color: color.text.strong },
    '&:focus-visible': { outlineOffset: '1px', borderRadius: '8px' },
    '&[aria-current]': {
      background: color.text.strong,
      color: color.surface.base,
      cursor: 'default',
    },
    '&[aria-disabled]': { background: 'none', color: color.line.control, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minWidth: touchTarget, height: touchTarget },
    [forcedColors]: {
      selectors: {
        '&[aria-current]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const gap = style({ minWidth: side, color: color.text.muted, textAlign: 'center' });

/** Points along the line, in both text directions. */
export const chevron = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
