import { keyframes, style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { duration, easing, radius, space } from '../../../theme/scale.ts';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

/** Above dialogs and below toasts, which tell what happens meanwhile. */
export const banner = style({
  position: 'fixed',
  zIndex: 55,
  top: `max(${space[5]}, env(safe-area-inset-top))`,
  right: space[5],
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  width: '400px',
  maxHeight: `calc(100dvh - ${space[10]})`,
  padding: space[4],
  border: `1px solid ${color.line.medium}`,
  borderRadius: radius.md,
  overflowY: 'auto',
  background: color.surface.overlay,
  boxShadow: color.shadow[3],
  animation: `${slideIn} ${duration[3]} ${easing.out}`,
  // The focus is here only to set the reading position.
  ':focus-visible': { outline: 'none', borderRadius: radius.md },
  '@media': {
    [below('md')]: {
      top: `max(${space[3]}, env(safe-area-inset-top))`,
      right: space[3],
      left: space[3],
      width: 'auto',
    },
  },
});

export const portrait = style({
  display: 'block',
  width: '64px',
  height: '84px',
  borderRadius: radius.sm,
});

export const answers = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr)',
  gap: space[3],
});
