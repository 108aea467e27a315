import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { radius } from '../../theme/scale.ts';

const sweep = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100%)' },
});

export const skeleton = recipe({
  base: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    maxWidth: '100%',
    background: color.surface.hover,
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(100deg, transparent 20%, ${color.line.subtle} 50%, transparent 80%)`,
      // Hidden under reduced motion, so that no streak stays on the shape.
      transform: 'translateX(-100%)',
      animation: `${sweep} 1.8s infinite`,
    },
    '@media': { [forcedColors]: { border: '1px solid GrayText' } },
    selectors: {
      "[data-theme='day'] &": { background: color.surface.sunken },
      '[dir=rtl] &::after': { animationDirection: 'reverse' },
    },
  },
  variants: {
    shape: {
      line: { borderRadius: radius.sm },
      block: { borderRadius: radius.md },
      circle: { borderRadius: radius.full },
    },
  },
  defaultVariants: { shape: 'line' },
});

export const region = style({ display: 'contents' });
