import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, radius, space } from '../../theme/scale.ts';

export const progress = style({ display: 'grid', gap: space[2], width: '100%' });

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  color: color.text.body,
});

export const figure = style({
  flex: 'none',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** A hairline with space for the point, which must not extend beyond the ends. */
export const track = style({
  position: 'relative',
  height: '8px',
  paddingInline: '4px',
  overflow: 'hidden',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '3px',
    height: '2px',
    borderRadius: radius.full,
    background: color.line.medium,
  },
  '@media': { [forcedColors]: { '::before': { background: 'GrayText' } } },
});

const travel = keyframes({
  from: { insetInlineStart: '-40%' },
  to: { insetInlineStart: '100%' },
});

/** The completed part of the line, and the point at its end. */
export const done = style({
  position: 'relative',
  height: '100%',
  transition: `width ${duration[4]} ${easing.orbit}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: '-4px 0',
    insetBlockStart: '3px',
    height: '2px',
    borderRadius: radius.full,
    background: color.accent.text,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '-4px',
    width: '8px',
    height: '8px',
    borderRadius: radius.full,
    background: color.accent.text,
  },
  '@media': {
    [forcedColors]: {
      '::before': { background: 'Highlight' },
      '::after': { background: 'Highlight' },
    },
  },
  selectors: {
    '&[data-indeterminate]': {
      position: 'absolute',
      // The point stops here under reduced motion.
      insetInlineStart: '30%',
      width: '40%',
      animation: `${travel} 1.8s ${easing.orbit} infinite`,
    },
  },
});
