import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, lineHeight, space } from '../../theme/scale.ts';

/** Above dialogs, whose controls also have tooltips, and below toasts. */
export const positioner = style({ zIndex: 55 });

export const popup = style({
  maxWidth: 'min(280px, var(--available-width))',
  padding: `${space[2]} ${space[3]}`,
  background: color.surface.overlay,
  border: `1px solid ${color.line.medium}`,
  borderRadius: '8px',
  boxShadow: color.shadow[2],
  color: color.text.strong,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  // It appears to come out of its control.
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${duration[1]} ${easing.out}, transform ${duration[1]} ${easing.out}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(.96)' },
    '&[data-instant]': { transition: 'none' },
  },
});
