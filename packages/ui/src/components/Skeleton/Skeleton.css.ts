import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { easing, radius } from '../../theme/scale.ts';

/** Around a point below the shape: the light rises before it and sets behind it, as on an orbit. */
const pass = keyframes({
  from: { transform: 'rotate(-75deg)' },
  to: { transform: 'rotate(75deg)' },
});

const light = (of: string) => `radial-gradient(closest-side, ${of}, transparent)`;

const skeleton = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  maxWidth: '100%',
  background: color.surface.hover,
  '::after': {
    content: '',
    position: 'absolute',
    // A disc in the middle of the shape.
    insetInline: '10%',
    top: '50%',
    aspectRatio: '1',
    marginTop: '-40%',
    background: light(color.line.medium),
    transformOrigin: '50% 167%',
    // Beside the shape under reduced motion, so that no light stays on it.
    transform: 'rotate(-75deg)',
    animation: `${pass} 1.8s ${easing.orbit} infinite`,
  },
  '@media': { [forcedColors]: { border: '1px solid GrayText' } },
  selectors: {
    "[data-theme='day'] &": { background: color.surface.sunken },
    "[data-theme='day'] &::after": {
      background: light(color.surface.overlay),
      opacity: 0.45,
    },
    '[dir=rtl] &::after': { animationDirection: 'reverse' },
    // Of a prerendered page: moving shapes would take the time in which its code starts.
    '[inert] &::after': { animation: 'none' },
  },
});

export const shapes = styleVariants({
  line: [skeleton, { borderRadius: radius.sm }],
  block: [skeleton, { borderRadius: radius.md }],
  circle: [skeleton, { flexShrink: 0, borderRadius: radius.full }],
});

export const region = style({ display: 'contents' });
