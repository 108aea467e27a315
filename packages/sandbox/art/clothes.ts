import { bar, carve, ellipsoid, join } from './distance.ts';
import { clamp } from './numbers.ts';
import type { Sitter } from './sitter.ts';

/** Distances to what covers the shoulders at one point; 9 stands for nothing near. */
export type Dressed = { skin: number; cloth: number; under: number };

/** Width of the neck at its top, for collars to fit around. */
export const neckWidth = (sitter: Sitter): number =>
  (sitter.feminine ? 0.315 : 0.39) + sitter.face.fullness * 0.04;

/**
 * The shoulders and what they wear.
 *
 * @param sitter who wears it
 * @returns a function of a point relative to the head, y measured from the raised shoulders; it
 *   writes into, and returns, the same object at every call
 */
export const clothesShape = (sitter: Sitter): ((x: number, y: number, z: number) => Dressed) => {
  const { feminine, wear } = sitter;
  const turn = sitter.yaw * 0.35;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const broad = (feminine ? 0.92 : 1.12) + sitter.face.fullness * 0.08;
  const neck = neckWidth(sitter);
  const out: Dressed = { skin: 9, cloth: 9, under: 9 };

  const body = (x: number, y: number, z: number): number => {
    const shoulders = bar(
      Math.abs(x),
      y,
      z,
      0.32,
      -1.72,
      -0.3,
      1.02 * broad,
      -2.02,
      -0.34,
      0.34,
      0.38,
    );
    return join(shoulders, ellipsoid(x, y + 2.75, z + 0.2, 1.12 * broad, 1.15, 0.62), 0.25);
  };

  return (X, Y, Z) => {
    const x = cos * X - sin * (Z + 0.3);
    const z = sin * X + cos * (Z + 0.3) - 0.3;
    const ax = Math.abs(x);
    const b = body(x, Y, z);
    const fold = 0.018 * Math.sin(x * 6 + Y * 9 + Math.sin(x * 4) * 2);
    let cloth = b - 0.06 + fold;
    let under = 9;
    if (wear === 'roll') {
      const ribs = 0.012 * Math.sin(Y * 34);
      cloth = join(
        cloth,
        bar(X, Y, Z, 0, -1.02, -0.24, 0, -1.75, -0.32, neck + 0.07, 0.56) + ribs,
        0.1,
      );
    } else if (wear === 'crew') {
      cloth = join(cloth, bar(X, Y, Z, 0, -1.62, -0.3, 0, -1.9, -0.3, neck + 0.125, 0.6), 0.15);
      cloth = carve(cloth, -ellipsoid(x, Y + 1.36, z + 0.05, 0.46, 0.3, 0.55), 0.04);
    } else if (wear === 'off') {
      cloth = carve(cloth, Y + 2.02 - 0.25 * x * x, 0.05);
    } else if (wear === 'strap') {
      const edge = Y + 2.2 - 0.12 * Math.cos(Math.min(ax, 0.9) * 7);
      const strap = Math.max(Math.abs(ax - 0.52 - 0.1 * (Y + 2)) - 0.05, b - 0.045);
      cloth = Math.min(carve(b - 0.045 + fold * 0.5, edge, 0.03), strap);
    } else if (wear === 'vee') {
      cloth = carve(cloth, -Math.max(ax * 0.88 - (Y + 2.25) * 0.55, -(z + 0.5)), 0.04);
    } else if (wear === 'shirt') {
      cloth = join(
        cloth,
        bar(X, Y, Z, 0, -1.38, -0.25, 0, -1.8, -0.3, neck + 0.085, neck + 0.2),
        0.05,
      );
      cloth = carve(cloth, -Math.max(ax - (Y + 2.08) * 0.42, -(z + 0.3)), 0.03);
      // The points of the collar lie on the chest, either side of the opening.
      const point = Math.max(
        Math.abs(ax - (Y + 2.1) * 0.42 - 0.09) - 0.1,
        Y + 1.5,
        -1.98 - Y - ax * 0.3,
      );
      cloth = Math.min(cloth, carve(b - 0.115, Math.max(point, -(z + 0.1)), 0.03));
    } else {
      under = join(
        b - 0.055,
        bar(X, Y, Z, 0, -1.45, -0.27, 0, -1.8, -0.3, neck + 0.09, 0.56),
        0.06,
      );
      under = carve(under, -Math.max(ax - (Y + 1.95) * 0.3, -(z + 0.3)), 0.03);
      const opening = ax - (Y + 2.7) * 0.42;
      cloth = carve(b - 0.12 + fold, -Math.max(opening, -(z + 0.15)), 0.03);
      const width = 0.1 + 0.07 * clamp(Y + 2.4, 0, 1);
      let lapel = carve(b - 0.165, Math.abs(ax - (Y + 2.72) * 0.42 - 0.1) - width, 0.03);
      lapel = carve(lapel, -(z + 0.12), 0.03);
      cloth = Math.min(cloth, carve(lapel, Y + 1.42, 0.05));
    }
    out.skin = b;
    out.cloth = cloth;
    out.under = under;
    return out;
  };
};
