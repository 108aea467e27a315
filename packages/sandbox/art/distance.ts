import { clamp, mix } from './numbers.ts';

// Signed distances: negative inside, positive outside. Plain numbers instead of vectors, because
// these run some hundred million times per build.

/** Distance to an ellipsoid around the origin with radii a, b, c (an estimate that errs short). */
export const ellipsoid = (
  x: number,
  y: number,
  z: number,
  a: number,
  b: number,
  c: number,
): number => {
  const u = x / a;
  const v = y / b;
  const w = z / c;
  const k0 = Math.sqrt(u * u + v * v + w * w);
  const k1 = Math.sqrt((u / a) ** 2 + (v / b) ** 2 + (w / c) ** 2);
  return k1 < 1e-6 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
};

/** Distance to a round bar from point a to point b, of radius ra at one end and rb at the other. */
export const bar = (
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  ra: number,
  rb: number,
): number => {
  const vx = bx - ax;
  const vy = by - ay;
  const vz = bz - az;
  let px = x - ax;
  let py = y - ay;
  let pz = z - az;
  const t = clamp((px * vx + py * vy + pz * vz) / (vx * vx + vy * vy + vz * vz), 0, 1);
  px -= vx * t;
  py -= vy * t;
  pz -= vz * t;
  return Math.sqrt(px * px + py * py + pz * pz) - mix(ra, rb, t);
};

/** Union of two shapes, melted together over the distance k. */
export const join = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};

/** What two shapes share, its edge rounded over the distance k. `carve(a, -b, k)` cuts b from a. */
export const carve = (a: number, b: number, k: number): number => -join(-a, -b, k);
