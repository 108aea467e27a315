import { clamp, mix, short } from './numbers.ts';

/** A raster of values, row by row. */
export type Field = { values: Float32Array; width: number; height: number };

type Point = readonly [x: number, y: number];

/** An empty field, or one filled by a function of the pixel's index. */
export const fieldOf = (
  width: number,
  height: number,
  value: (index: number) => number = () => 0,
): Field => {
  const values = new Float32Array(width * height);
  for (let i = 0; i < values.length; i++) values[i] = value(i);
  return { values, width, height };
};

/** Box blur by `radius` pixels in both directions. */
export const blur = ({ values, width, height }: Field, radius: number): Field => {
  const rows = new Float32Array(width * height);
  const out = new Float32Array(width * height);
  const size = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = -radius; k <= radius; k++) {
        sum += values[y * width + clamp(x + k, 0, width - 1)]!;
      }
      rows[y * width + x] = sum / size;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = -radius; k <= radius; k++) {
        sum += rows[clamp(y + k, 0, height - 1) * width + x]!;
      }
      out[y * width + x] = sum / size;
    }
  }
  return { values: out, width, height };
};

/** Carries values a few pixels past their mask, so that tone edges meet the outline. */
export const spread = (mask: Field, source: Field, steps = 5): Field => {
  const { width, height } = source;
  const values = Float32Array.from(source.values);
  const known = Uint8Array.from(mask.values);
  for (let step = 0; step < steps; step++) {
    const found: number[] = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const q = y * width + x;
        if (known[q]) continue;
        let sum = 0;
        let count = 0;
        const take = (n: number): void => {
          if (!known[n]) return;
          sum += values[n]!;
          count++;
        };
        if (x > 0) take(q - 1);
        if (x < width - 1) take(q + 1);
        if (y > 0) take(q - width);
        if (y < height - 1) take(q + width);
        if (count) found.push(q, sum / count);
      }
    }
    for (let i = 0; i < found.length; i += 2) {
      known[found[i]!] = 1;
      values[found[i]!] = found[i + 1]!;
    }
  }
  for (let q = 0; q < values.length; q++) if (!known[q]) values[q] = 0;
  return { values, width, height };
};

/** Drops points that lie within `tolerance` of the line between their neighbours. */
const simplify = (points: readonly Point[], tolerance: number): Point[] => {
  const last = points.length - 1;
  const middle = points.length >> 1;
  const keep = new Uint8Array(points.length);
  keep[0] = keep[middle] = keep[last] = 1;
  const spans: [number, number][] = [
    [0, middle],
    [middle, last],
  ];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [ax, ay] = points[from]!;
    const [bx, by] = points[to]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    let farthest = -1;
    let distance = 0;
    for (let i = from + 1; i < to; i++) {
      const [px, py] = points[i]!;
      const off = Math.abs((px - ax) * (by - ay) - (py - ay) * (bx - ax)) / length;
      if (off > distance) {
        distance = off;
        farthest = i;
      }
    }
    if (distance > tolerance) {
      keep[farthest] = 1;
      spans.push([from, farthest], [farthest, to]);
    }
  }
  return points.filter((_, i) => keep[i]);
};

/** Draws a closed loop as quadratic curves through the middles of its edges. */
const smooth = (points: readonly Point[]): string => {
  const held: Point[] = [];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    held.push(a);
    if (length > 18) {
      // Long edges keep their corners; otherwise the curve would cut them off.
      const k = 5 / length;
      held.push([mix(a[0], b[0], k), mix(a[1], b[1], k)], [mix(b[0], a[0], k), mix(b[1], a[1], k)]);
    }
  });
  const n = held.length;
  if (n < 3) return '';
  const middle = (i: number): string => {
    const a = held[i % n]!;
    const b = held[(i + 1) % n]!;
    return `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  };
  const curves = held.map((p, i) => `Q${short(p[0])} ${short(p[1])} ${middle(i)}`);
  return `M${middle(n - 1)}${curves.join('')}Z`;
};

const area = (loop: readonly Point[]): number => {
  let sum = 0;
  loop.forEach((p, i) => {
    const q = loop[(i + 1) % loop.length]!;
    sum += p[0] * q[1] - q[0] * p[1];
  });
  return Math.abs(sum) / 2;
};

/** For each of the sixteen corner patterns: the cell edges that the outline joins (T, R, B, L). */
const CELLS = ',LB,BR,LR,RT,LTRB,BT,LT,TL,TB,TRBL,TR,RL,RB,BL,'.split(',');

/**
 * Traces where a field crosses a level (marching squares) into smooth closed paths.
 *
 * @param field the raster
 * @param level the value to trace
 * @param scale picture units per raster pixel
 * @param smallest loops with less area than this, in square units, are left out
 * @param tolerance how far the path may stray from the raster's outline, in units
 * @returns path data, empty if nothing crosses the level
 */
export const contour = (
  field: Field,
  level: number,
  scale: number,
  smallest: number,
  tolerance: number,
): string => {
  // Shapes that touch the frame run on past it: the margin repeats the edge, then closes.
  const width = field.width + 8;
  const height = field.height + 8;
  const grid = new Float32Array(width * height).fill(-1);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const sx = clamp(x - 4, 0, field.width - 1);
      const sy = clamp(y - 4, 0, field.height - 1);
      grid[y * width + x] = field.values[sy * field.width + sx]!;
    }
  }

  // An edge of the grid is named by its cell and whether it runs down (1) or across (0).
  const edge = (x: number, y: number, down: 0 | 1): number => (y * width + x) * 2 + down;
  const next = new Map<number, number[]>();
  const crossings = new Map<number, Point>();
  const crossing = (key: number): Point => {
    const known = crossings.get(key);
    if (known) return known;
    const cell = key >> 1;
    const down = key & 1;
    const a = grid[cell]!;
    const b = grid[cell + (down ? width : 1)]!;
    const t = clamp((level - a) / (b - a), 0.02, 0.98);
    const x = (cell % width) + (down ? 0 : t);
    const y = Math.floor(cell / width) + (down ? t : 0);
    const point: Point = [(x - 3.5) * scale, (y - 3.5) * scale];
    crossings.set(key, point);
    return point;
  };

  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const q = y * width + x;
      const pattern =
        (grid[q]! > level ? 8 : 0) |
        (grid[q + 1]! > level ? 4 : 0) |
        (grid[q + width + 1]! > level ? 2 : 0) |
        (grid[q + width]! > level ? 1 : 0);
      const joins = CELLS[pattern]!;
      for (let i = 0; i < joins.length; i += 2) {
        const [from, to] = [joins[i], joins[i + 1]].map((side) => {
          if (side === 'T') return edge(x, y, 0);
          if (side === 'B') return edge(x, y + 1, 0);
          return side === 'L' ? edge(x, y, 1) : edge(x + 1, y, 1);
        }) as [number, number];
        const list = next.get(from);
        if (list) list.push(to);
        else next.set(from, [to]);
      }
    }
  }

  let path = '';
  for (const [start, starts] of next) {
    while (starts.length) {
      const loop: Point[] = [];
      let key = start;
      for (let to = next.get(key)?.pop(); to !== undefined; to = next.get(key)?.pop()) {
        loop.push(crossing(key));
        key = to;
        if (key === start) break;
      }
      if (loop.length < 4 || area(loop) < smallest) continue;
      path += smooth(simplify(loop, tolerance));
    }
  }
  return path;
};
