import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, fontFamily, radius } from '../../theme/scale.ts';

export const container = style({ position: 'relative' });

/** The input's own text is transparent because the boxes show it. The system would paint it over them. */
export const input = style({ forcedColorAdjust: 'none' });

export const slots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 'clamp(5px, 1.6vw, 10px)',
});

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const slot = style({
  display: 'grid',
  placeItems: 'center',
  height: '64px',
  background: color.surface.field,
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.md,
  color: color.text.strong,
  fontFamily: fontFamily.display,
  fontSize: '1.75rem',
  fontWeight: 400,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  transition: `border-color ${duration[1]}`,
  selectors: {
    '&[data-active=true]': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&[data-problem=true]': { borderColor: color.status.negative },
    '&[data-busy=true]': { animation: `${breathe} 1.4s ease-in-out infinite` },
    '&[data-disabled=true]': { color: color.text.muted, borderColor: color.line.medium },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-disabled=true]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

const blink = keyframes({ '0%, 60%': { opacity: 1 }, '61%, 100%': { opacity: 0 } });

export const caret = style({
  width: 1,
  height: 26,
  background: color.text.strong,
  animation: `${blink} 1.1s infinite`,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});
