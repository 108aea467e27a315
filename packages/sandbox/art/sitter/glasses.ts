import type { Tone } from '../colour.ts';
import type { Chance } from '../random.ts';

export type Glasses = {
  /** Half width and half height of a lens. */
  width: number;
  height: number;
  /** 2 is round; larger is squarer. */
  square: number;
  /** Lifts the outer corners. */
  lift: number;
  wire: number;
  tone: Tone;
};

const FRAMES: readonly Tone[] = [
  [0.2, 0.02, 60],
  [0.2, 0.02, 60],
  [0.38, 0.08, 50],
  [0.66, 0.1, 80],
  [0.62, 0.01, 250],
  [0.42, 0.1, 20],
];

export const glassesOf = (detail: Chance): Glasses => {
  const tone = detail.pick(FRAMES);
  const kind = detail.pick(['round', 'round', 'square', 'wide', 'cat'] as const);
  const base = { lift: 0, tone, wire: detail.range(0.011, 0.017) };
  switch (kind) {
    case 'square':
      return { ...base, width: 0.205, height: 0.175, square: 4.5 };
    case 'wide':
      return { ...base, width: 0.215, height: 0.14, square: 3.6 };
    case 'cat':
      return {
        ...base,
        width: 0.21,
        height: 0.155,
        square: 2.7,
        lift: 0.3,
        wire: base.wire + 0.003,
      };
    default: {
      const size = detail.range(0.17, 0.205);
      return { ...base, width: size, height: size * 0.94, square: 2 };
    }
  }
};
