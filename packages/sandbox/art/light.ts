import { isCurly } from './hair.ts';
import type { Figure, Spot } from './figure.ts';
import { CLOTH, GOLD, HAIR, SKIN, WIRE } from './figure.ts';
import { stubbleAt } from './head.ts';
import { clamp } from './numbers.ts';
import type { Sitter } from './sitter.ts';
import type { Field } from './trace.ts';
import { fieldOf } from './trace.ts';

/** How the viewer sees the figure: the picture's centre, and picture units per unit of the world. */
export type Camera = { x: number; y: number; scale: number };

/** Picture units per raster pixel. Finer is slower and hardly shows after tracing. */
export const PIXEL = 1.25;
const DISTANCE = 7;

/** The figure as rasters. */
export type Plate = {
  width: number;
  height: number;
  /** -1 where there is no figure. */
  material: Int8Array;
  depth: Float32Array;
  /** Light from the key and the room. */
  key: Field;
  /** Light along the edge away from the key. */
  rim: Field;
  stubble: Field;
  stripes: Field;
};

/** Where a point of the world lies in the picture. */
export const project = (camera: Camera, [x, y, z]: Spot): [number, number] => {
  const k = (camera.scale * DISTANCE) / (DISTANCE - z);
  return [camera.x + x * k, camera.y - y * k];
};

/** Looks at the figure through every pixel and works out how its light falls. */
export const expose = (
  sitter: Sitter,
  figure: Figure,
  camera: Camera,
  pictureWidth: number,
  pictureHeight: number,
): Plate => {
  const width = Math.round(pictureWidth / PIXEL);
  const height = Math.round(pictureHeight / PIXEL);
  const material = new Int8Array(width * height).fill(-1);
  const depth = new Float32Array(width * height).fill(99);
  const key = fieldOf(width, height);
  const rim = fieldOf(width, height);
  const stubble = fieldOf(width, height);
  const stripes = fieldOf(width, height);

  const { azimuth, elevation, fill } = sitter.light;
  const [lx, ly, lz] = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
  const [rx, ry, rz] = [-Math.sign(azimuth) * 0.86, 0.3, -0.42];
  const map = figure.distance;
  const curly = isCurly(sitter);
  const combed = ['sweep', 'top', 'quiff', 'side'].includes(sitter.style);
  const hasStubble = stubbleAt(sitter);

  /** How much of the key reaches a point, with soft edges. */
  const unshaded = (x: number, y: number, z: number): number => {
    let open = 1;
    let t = 0.04;
    for (let i = 0; i < 20 && t <= 2.2; i++) {
      const d = map(x + lx * t, y + ly * t, z + lz * t);
      open = Math.min(open, (7 * d) / t);
      if (open < 0.01) return 0;
      t += clamp(d, 0.04, 0.25);
    }
    const s = clamp(open, 0, 1);
    return s * s * (3 - 2 * s);
  };

  /** The pattern of strands or curls, -1 to 1. */
  const strands = ([x, y, z]: Spot): number => {
    if (sitter.style === 'curls') {
      return (
        Math.sin(x * 34 + 1.7 * Math.sin(y * 19 + z * 7)) *
        Math.sin(y * 36 + 1.9 * Math.sin(z * 21 + x * 8))
      );
    }
    if (curly) {
      return (
        0.5 *
        Math.sin(x * 58 + 1.5 * Math.sin(y * 31 + z * 9)) *
        Math.sin(y * 61 + 1.6 * Math.sin(z * 33 + x * 9))
      );
    }
    const wave = sitter.style === 'wave' ? 0.8 * Math.sin(y * 7) : y * 0.5;
    const along = combed ? x * 9 + z * 5 : Math.atan2(x, z + 0.35) * 7 + wave;
    return (
      0.6 * Math.sin(along * 3.1 + Math.sin(along * 1.7) * 2) + 0.4 * Math.sin(along * 8.3 + y * 2)
    );
  };

  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const X = (px * PIXEL + PIXEL / 2 - camera.x) / camera.scale;
      const Y = -(py * PIXEL + PIXEL / 2 - camera.y) / camera.scale;
      const length = Math.sqrt(X * X + Y * Y + DISTANCE * DISTANCE);
      const [dx, dy, dz] = [X / length, Y / length, -DISTANCE / length];
      let t = 4.9;
      let hit = false;
      for (let i = 0; i < 80 && t <= 8.9; i++) {
        const d = map(dx * t, dy * t, DISTANCE + dz * t);
        if (d < 0.0025) {
          hit = true;
          break;
        }
        t += d * 0.8;
      }
      if (!hit) continue;

      const q = py * width + px;
      const [x, y, z] = [dx * t, dy * t, DISTANCE + dz * t];
      map(x, y, z);
      const m = figure.material();
      material[q] = m;
      depth[q] = z;

      const e = 0.006;
      let nx = map(x + e, y, z) - map(x - e, y, z);
      let ny = map(x, y + e, z) - map(x, y - e, z);
      let nz = map(x, y, z + e) - map(x, y, z - e);
      const n = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
      nx /= n;
      ny /= n;
      nz /= n;

      // Corners and folds are darker: less of the room sees them.
      let openness = 1;
      for (let i = 1; i < 5; i++) {
        const a = 0.06 * i;
        openness -= (Math.max(0, a - map(x + nx * a, y + ny * a, z + nz * a)) * 1.15) / i;
      }
      openness = clamp(openness, 0, 1);

      const facing = nx * lx + ny * ly + nz * lz;
      const lit = facing > -0.1 ? unshaded(x + nx * 0.02, y + ny * 0.02, z + nz * 0.02) : 1;
      // Light creeps a little around skin, less around cloth.
      const wrap = m === SKIN ? 0.2 : 0.08;
      const diffuse = clamp((facing + wrap) / (1 + wrap), 0, 1);
      const [hx, hy, hz] = [lx - dx, ly - dy, lz - dz];
      const half = Math.sqrt(hx * hx + hy * hy + hz * hz);
      const gloss = Math.max(0, (nx * hx + ny * hy + nz * hz) / half);

      let v =
        diffuse * (0.12 + 0.88 * lit) * 0.86 +
        fill * (0.5 + 0.5 * ny) * openness +
        0.05 * openness * Math.max(0, nz);
      v = v < 0.5 ? 0.5 * (v * 2) ** 1.22 : v;
      if (m === SKIN) {
        v += 0.13 * gloss ** 14 * lit;
        if (hasStubble(...figure.toHead(x, y, z))) stubble.values[q] = 1;
      } else if (m === HAIR) {
        const strand = strands(figure.toHead(x, y, z));
        const shine = (curly ? 0.12 : 0.42) * gloss ** (curly ? 6 : 9);
        v = v * (0.62 + 0.34 * strand) + shine * lit * (0.65 + 0.5 * strand);
      } else if (m === WIRE || m === GOLD) {
        v += 0.8 * gloss ** 20;
      } else {
        v *= 0.94;
        if (m === CLOTH && sitter.stripes && Math.sin((y + 0.06 * x * x) * 23) > 0.35) {
          stripes.values[q] = 1;
        }
      }
      key.values[q] = v * (0.55 + 0.45 * openness);

      const grazing = clamp(1 + nx * dx + ny * dy + nz * dz, 0, 1);
      const behind = Math.max(0, nx * rx + ny * ry + nz * rz);
      rim.values[q] = m === WIRE ? 0 : grazing ** 1.4 * behind ** 0.8 * 1.5 * openness;
    }
  }
  return { width, height, material, depth, key, rim, stubble, stripes };
};
