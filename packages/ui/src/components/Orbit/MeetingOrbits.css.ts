import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, space } from '../../theme/scale.ts';
import { point as orbitPoint } from './ring.css.ts';

/** The same in both text directions: two equal orbits. */
export const meeting = style({
  position: 'relative',
  width: '270px',
  height: '146px',
  marginInline: 'auto',
  '@media': { [from('sm')]: { scale: '1.22', marginBlock: `${space[4]} ${space[10]}` } },
});

/** The distance that each orbit moves: on a narrow phone, no further than the padding of a dialog. */
const apart = 'clamp(12px, calc((100vw - 290px) / 2), 44px)';

const fromLeft = keyframes({ from: { opacity: 0, transform: `translateX(calc(-1 * ${apart}))` } });
const fromRight = keyframes({ from: { opacity: 0, transform: `translateX(${apart})` } });

const anySide = style({
  position: 'absolute',
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: '146px',
  height: '146px',
});

/** First the orbits move towards each other, until they cross. */
export const side = styleVariants({
  left: [anySide, { left: 0, animation: `${fromLeft} ${duration[4]} ${easing.orbit} backwards` }],
  right: [
    anySide,
    { right: 0, animation: `${fromRight} ${duration[4]} ${easing.orbit} backwards` },
  ],
});

/** Below the faces: an orbit may pass behind the other user's. */
export const drawing = style({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  // A point is wider than its orbit.
  overflow: 'visible',
});

export const face = style({ position: 'relative', gridArea: '1 / 1' });

const clockwise = keyframes({ from: { transform: 'rotate(-150deg)' } });
const counterclockwise = keyframes({ from: { transform: 'rotate(150deg)' } });

const anyTurn = style({ transformOrigin: '50% 50%', transformBox: 'view-box' });

/** Then the point of each travels along its orbit, until both are at the crossing. */
export const turn = styleVariants({
  left: [
    anyTurn,
    { animation: `${clockwise} ${duration[4]} ${easing.orbit} ${duration[4]} backwards` },
  ],
  right: [
    anyTurn,
    { animation: `${counterclockwise} ${duration[4]} ${easing.orbit} ${duration[4]} backwards` },
  ],
});

export const point = styleVariants({
  left: [orbitPoint],
  right: { fill: color.precious.text },
});

const follow = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** The words follow when the orbits have crossed. */
export const words = style({
  animation: `${follow} ${duration[4]} ${easing.out} ${duration[4]} backwards`,
});

const glow = keyframes({ from: { opacity: 0, transform: 'scale(.4)' } });

/** The light of the two points that are one. */
export const light = style({
  position: 'absolute',
  left: 'calc(50% - 20px)',
  top: '16.4px',
  width: '40px',
  height: '40px',
  borderRadius: '50%',
  background: `radial-gradient(color-mix(in oklch, ${color.accent.solid} 45%, transparent), transparent 70%)`,
  animation: `${glow} ${duration[4]} ${easing.out} ${duration[4]} backwards`,
});
