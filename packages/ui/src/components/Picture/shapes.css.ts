import { styleVariants } from '@vanilla-extract/css';
import { radius } from '../../theme/scale.ts';

const filling = { width: '100%', height: 'auto' };

/** The shapes of pictures that are as wide as their place, and of what replaces them. */
export const shapes = styleVariants({
  square: { ...filling, aspectRatio: '1', borderRadius: radius.md },
  portrait: { ...filling, aspectRatio: '380 / 500', borderRadius: radius.md },
  landscape: { ...filling, aspectRatio: '4 / 3', borderRadius: radius.sm },
  stage: { ...filling, aspectRatio: '16 / 10', borderRadius: radius.md },
  banner: { ...filling, aspectRatio: '2 / 1' },
});
