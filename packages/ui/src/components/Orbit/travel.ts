import { keyframes, style } from '@vanilla-extract/css';
import { point } from './ring.css.ts';

/** The easing of a sine from one end to the other, so that two of them make an ellipse. */
const sine = 'cubic-bezier(.3642, 0, .6358, 1)';

export interface Travel {
  /** The radii of the ellipse, in the units of the drawing. */
  rx: number;
  ry: number;
  /** One turn, in seconds. */
  turn: number;
  /** Where it begins, as a share of a turn from the left end. Without motion the point is there. */
  from: number;
}

/** Along one axis, from an end to the other and back. It begins at the first end, if `share` is 0. */
function swing(axis: 'X' | 'Y', radius: number, turn: number, share: number) {
  const at = (distance: number) => ({
    transform: `translate${axis}(${Number(distance.toFixed(1))}px)`,
  });
  const ends = keyframes({ from: at(-radius), to: at(radius) });
  return {
    ...at(-radius * Math.cos(2 * Math.PI * share)),
    animation: `${ends} ${turn / 2}s ${sine} ${Number((-turn * share).toFixed(2))}s infinite alternate`,
    selectors: { '[data-still] &': { animation: 'none' } },
  };
}

/**
 * Classes of a point that moves clockwise on an ellipse: for a group, and for the circle in it at the center of
 * the ellipse. In an element with `data-still` it stands. Only transforms, which browsers animate without the
 * main thread: with `offset-path` a drawing takes style and layout of the page in each frame, which was half of
 * the time of the landing page. To be called in a `.css.ts` file.
 */
export function travel({ rx, ry, turn, from }: Travel): { along: string; across: string } {
  return {
    along: style(swing('X', rx, turn, from)),
    across: style([point, swing('Y', ry, turn, (from + 0.75) % 1)]),
  };
}
