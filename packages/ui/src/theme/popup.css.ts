import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from './breakpoints.ts';
import { color } from './contract.css.ts';
import { duration, easing, radius, space, touchTarget } from './scale.ts';

/** Above dialogs, which also contain menus. */
export const positioner = style({ zIndex: 50, outline: 'none' });

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const popup = style({
  minWidth: '232px',
  maxWidth: 'min(320px, calc(100vw - 40px))',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  padding: space[2],
  background: color.surface.overlay,
  border: `1px solid ${color.line.medium}`,
  borderRadius: radius.md,
  boxShadow: color.shadow[2],
  outline: 'none',
  animation: `${unfold} ${duration[2]} ${easing.out}`,
  transition: `opacity ${duration[2]} ${easing.out}`,
  selectors: { '&[data-ending-style]': { opacity: 0 } },
});

/** An entry or an option in it. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: touchTarget,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: '6px',
  color: color.text.strong,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.surface.hover },
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: '6px',
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-highlighted]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
