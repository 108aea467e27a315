import { styleVariants } from '@vanilla-extract/css';
import { radius } from '../../theme/scale.ts';

const filling = { width: '100%', height: 'auto' };

/**
 * The shapes of pictures that are as wide as their place, and of what replaces them. The corners of
 * `framedPortrait` and `eventCover` are those of their frame; `cover` is as high as its place too, behind what
 * is over it.
 */
export const shapes = styleVariants({
  square: { ...filling, aspectRatio: '1', borderRadius: radius.md },
  portrait: { ...filling, aspectRatio: '380 / 500', borderRadius: radius.md },
  smallPortrait: { ...filling, aspectRatio: '380 / 500', borderRadius: radius.sm },
  framedPortrait: { ...filling, aspectRatio: '380 / 500' },
  landscape: { ...filling, aspectRatio: '4 / 3', borderRadius: radius.sm },
  stage: { ...filling, aspectRatio: '16 / 10', borderRadius: radius.md },
  eventCover: { ...filling, aspectRatio: '1040 / 450' },
  roundedEventCover: { ...filling, aspectRatio: '1040 / 450', borderRadius: radius.md },
  banner: { ...filling, aspectRatio: '2 / 1' },
  cover: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});
