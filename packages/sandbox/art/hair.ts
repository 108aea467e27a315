import { bar, carve, ellipsoid, join } from './distance.ts';
import { mix } from './numbers.ts';
import type { Sitter } from './sitter.ts';

/** Distance to the hair; `head` is the distance to the bare head at the same point. */
export type HairShape = (x: number, y: number, z: number, head: number) => number;

/** Whether a style is lit as curls rather than as strands. */
export const isCurly = (sitter: Sitter): boolean =>
  ['afro', 'curls', 'crop', 'buzz'].includes(sitter.style);

/** Small lumps that turn a smooth shell into curls. */
const curl = (x: number, y: number, z: number): number =>
  Math.sin(x * 13 + Math.sin(y * 7) * 2) *
    Math.sin(y * 14 + Math.sin(z * 6) * 2) *
    Math.sin(z * 13 + Math.sin(x * 8)) +
  0.45 * Math.sin(x * 29) * Math.sin(y * 31) * Math.sin(z * 27);

/** The shell over the skull that most styles start from. */
const shell = (
  x: number,
  y: number,
  z: number,
  a: number,
  b: number,
  c: number,
  rise: number,
): number => ellipsoid(x, y - rise, z + 0.15, a, b, c);

/** Hair that falls past the ears: two hanging masses and one behind the neck. */
const falling = (sitter: Sitter): HairShape => {
  const { style, cut, face } = sitter;
  const end = style === 'bob' ? -0.62 : mix(-1.05, -2.1, cut.length);
  const foot = style === 'bob' ? 0.7 : mix(0.8, 0.7, cut.length);
  const thick = (style === 'bob' ? 0.27 : 0.25) * cut.volume;
  const hem = style === 'bob' ? mix(-0.55, -0.86, cut.length) : -9;
  return (x, y, z) => {
    const ax = Math.abs(x);
    let d = shell(ax / face.width, y, z, 0.77, 0.74, 0.9, 0.34);
    d = join(d, bar(ax, y, z, 0.67, 0.22, -0.14, foot, end, 0.05, thick, thick * 1.05), 0.28);
    d = join(d, ellipsoid(ax, y + 0.6, z + 0.58, 0.78, 1.15, 0.38), 0.22);
    if (style === 'wave')
      d += 0.05 * Math.sin(y * 9 + ax * 4 + (x > 0 ? 1.6 : 0)) * Math.min(1, Math.max(0, 0.5 - y));
    else if (style === 'locs') d += 0.032 * Math.sin(Math.atan2(x, z + 0.35) * 26) - 0.01;
    else d += 0.02 * Math.sin(y * 5 + ax * 3 + (x > 0 ? 1.3 : 0));
    return style === 'bob' ? carve(d, -(y - hem + 0.05 * z), 0.07) : d;
  };
};

const outline = (sitter: Sitter): HairShape => {
  const { feminine, style, cut, face } = sitter;
  const w = face.width;
  const v = cut.volume;
  const side = Math.sign(cut.parting);
  const nape = (y: number, z: number, from: number, slope: number): number =>
    -(y - from + slope * Math.max(0, -z));
  switch (style) {
    case 'buzz':
      return (x, y, z, head) => carve(head - 0.022, nape(y, z, 0.06, 0.55), 0.06);
    case 'crop':
      return (x, y, z) =>
        carve(
          shell(Math.abs(x) / w, y, z, 0.72, 0.7 * Math.max(1, v), 0.87, 0.33),
          nape(y, z, -0.02, 0.5),
          0.1,
        );
    case 'top':
    case 'quiff':
      return (x, y, z) => {
        let d = carve(
          shell(Math.abs(x) / w, y, z, 0.715, 0.73, 0.86, 0.36),
          nape(y, z, 0.05, 0.6),
          0.1,
        );
        d = join(d, ellipsoid(x, y - 0.9, z - 0.12, 0.5, 0.27 * v, 0.6), 0.22);
        if (style === 'quiff') {
          d = join(
            d,
            ellipsoid(x - side * 0.12, y - 0.93 - 0.1 * (z - 0.3), z - 0.46, 0.42, 0.23, 0.3),
            0.16,
          );
        }
        return d + 0.018 * curl(x, y, z);
      };
    case 'side':
      return (x, y, z) => {
        // Combed over from the parting: flat on one side, full on the other.
        let d = carve(
          shell(Math.abs(x) / w, y, z, 0.715, 0.71, 0.86, 0.35),
          nape(y, z, -0.02, 0.5),
          0.1,
        );
        d = join(d, bar(x, y, z, side * -0.34, 0.86, 0.36, side * 0.5, 0.72, 0.3, 0.1, 0.17), 0.2);
        d = join(d, ellipsoid(x - side * 0.14, y - 0.86, z - 0.02, 0.52, 0.22 * v, 0.62), 0.24);
        const groove = Math.hypot(x + side * 0.36, (y - 0.95) * 0.4) - 0.012;
        return carve(d, -Math.max(groove, -z), 0.05);
      };
    case 'sweep':
      return (x, y, z) => {
        const ax = Math.abs(x);
        let d = carve(shell(ax / w, y, z, 0.75, 0.7, 0.88, 0.34), -(y + 0.12), 0.12);
        d = join(d, ellipsoid(x - side * 0.12, y - 0.84, z - 0.04, 0.6, 0.27 * v, 0.66), 0.28);
        d = join(d, bar(x, y, z, side * -0.3, 0.84, 0.46, side * 0.52, 0.6, 0.34, 0.11, 0.13), 0.2);
        if (feminine)
          d = join(d, bar(ax, y, z, 0.68, 0.3, -0.2, 0.6, -0.45, -0.25, 0.22, 0.14), 0.2);
        return d;
      };
    case 'bun':
      return (x, y, z) => {
        const d = carve(shell(Math.abs(x) / w, y, z, 0.725, 0.69, 0.87, 0.33), -(y + 0.18), 0.1);
        const high = cut.length > 0.4;
        const knot = high
          ? ellipsoid(x, y - 1.04, z + 0.42, 0.34 * v, 0.31 * v, 0.33)
          : ellipsoid(x, y - 0.1, z + 0.98, 0.34 * v, 0.32 * v, 0.3);
        return join(d, knot, 0.1);
      };
    case 'tail':
      return (x, y, z) => {
        const d = carve(shell(Math.abs(x) / w, y, z, 0.725, 0.69, 0.87, 0.33), -(y + 0.12), 0.1);
        // The tail comes forward over the shoulder that the viewer sees.
        const s = -Math.sign(sitter.yaw);
        let tail = bar(x, y, z, s * 0.1, 0.55, -0.98, s * 0.66, -0.5, -0.55, 0.17, 0.24);
        tail = join(
          tail,
          bar(x, y, z, s * 0.66, -0.5, -0.55, s * 0.74, -1.5, 0.0, 0.24, 0.12),
          0.15,
        );
        return join(d, tail + 0.012 * Math.sin(y * 11), 0.1);
      };
    case 'curls':
      return (x, y, z) => {
        const ax = Math.abs(x);
        let d = shell(ax / w, y, z, 0.84 * v, 0.82 * v, 0.92, 0.42);
        const end = mix(-0.5, -1.0, cut.length);
        d = feminine
          ? join(d, bar(ax, y, z, 0.74, 0.2, -0.15, 0.84, end, -0.02, 0.3 * v, 0.3 * v), 0.25)
          : carve(d, -(y - 0.02), 0.2);
        return d + 0.062 * curl(x, y, z);
      };
    case 'afro':
      return (x, y, z) => {
        const d = feminine
          ? ellipsoid(x, y - 0.5, z + 0.2, 1.08 * v, v, 1.05)
          : carve(ellipsoid(x, y - 0.46, z + 0.16, 0.86 * v, 0.86 * v, 0.94), -(y - 0.02), 0.2);
        return d + 0.022 * curl(x, y, z);
      };
    case 'locs':
      if (feminine) return falling(sitter);
      return (x, y, z) => {
        let d = carve(shell(Math.abs(x) / w, y, z, 0.74, 0.74, 0.88, 0.38), -(y - 0.02), 0.12);
        d = join(d, ellipsoid(x, y - 0.86, z - 0.08, 0.6, 0.3 * v, 0.66), 0.2);
        return d + 0.035 * Math.sin(Math.atan2(x, z + 0.3) * 15) + 0.02 * curl(x, y, z);
      };
    case 'scarf':
      return (x, y, z) => {
        let d = ellipsoid(Math.abs(x) / w, y - 0.36, z + 0.14, 0.81, 0.79, 0.9);
        d = join(d, ellipsoid(x, y + 0.3, z + 0.12, 0.76, 0.86, 0.64), 0.2);
        d = join(d, bar(x, y, z, 0, -0.9, -0.1, 0, -1.6, -0.05, 0.58, 0.85), 0.3);
        return d + 0.014 * Math.sin(y * 9 + z * 6 + x * 4);
      };
    case 'wrap':
      return (x, y, z) => {
        // Wound cloth: a band around the brow, and a knot on top.
        let d = carve(
          shell(Math.abs(x) / w, y, z, 0.78, 0.76, 0.9, 0.42),
          -(y - 0.16 - 0.2 * z),
          0.1,
        );
        d = join(d, ellipsoid(x - side * 0.1, y - 1.0, z + 0.1, 0.56 * v, 0.36 * v, 0.6), 0.16);
        return d + 0.016 * Math.sin((y + 0.35 * x * side) * 17 + z * 4);
      };
    default:
      return falling(sitter);
  }
};

/** The hair (or headscarf) of a sitter, or null for a bald head. */
export const hairShape = (sitter: Sitter): HairShape | null => {
  const { style, cut, face } = sitter;
  if (style === 'bald') return null;
  const hair = outline(sitter);
  if (style === 'scarf') {
    const opening = 0.5 * face.width;
    return (x, y, z, head) =>
      carve(hair(x, y, z, head), -ellipsoid(x, y + 0.12, z - 0.85, opening, 0.8, 0.8), 0.03);
  }
  const parted = ['long', 'bob', 'wave', 'locs'].includes(style);
  const middle = parted ? cut.parting : 0;
  const lift = style === 'wrap' ? -0.1 : cut.hairline;
  return (x, y, z, head) => {
    // The face is cut free of the hair; receding hair has two more cuts over the temples.
    let d = carve(
      hair(x, y, z, head),
      -ellipsoid(x - middle, y + 0.3 - lift, z - 0.8, 0.585 * face.width, 0.93, 0.8),
      0.07,
    );
    if (cut.receding) {
      const reach = 0.12 + cut.receding * 0.14;
      d = carve(
        d,
        -ellipsoid(Math.abs(x) - 0.36, y - 0.62, z - 0.56, reach, reach * 1.2, 0.3),
        0.08,
      );
    }
    if (cut.fringe !== null && z > 0) {
      const hem = 0.36 + cut.fringe * x * 0.42 + (cut.fringe ? 0.05 : 0) + 0.018 * Math.sin(x * 34);
      d = join(d, carve(head - 0.06, hem - y, 0.05), 0.05);
    }
    return d;
  };
};
