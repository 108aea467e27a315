import { clothesShape, neckWidth } from './clothes.ts';
import { bar, join } from './distance.ts';
import { hairShape } from './hair.ts';
import type { Shape } from './head.ts';
import { beardShape, earringShape, glassesShape, headShape } from './head.ts';
import type { Sitter } from './sitter.ts';

export const SKIN = 0;
export const HAIR = 1;
export const CLOTH = 2;
export const WIRE = 3;
export const UNDER = 4;
export const GOLD = 5;

export type Spot = readonly [x: number, y: number, z: number];

/** A sitter as one solid in the world's space, where the viewer looks along -z. */
export type Figure = {
  distance: Shape;
  /** What the point of the latest `distance` is made of. */
  material: () => number;
  toHead: (x: number, y: number, z: number) => Spot;
  toWorld: (spot: Spot) => Spot;
  /** The point of the bare face straight behind (x, y), in head space. */
  onFace: (x: number, y: number) => Spot;
};

// The head turns about this point, at the top of the neck.
const PIVOT_Y = -0.62;
const PIVOT_Z = -0.12;

/** Builds the solid of a sitter. */
export const figureOf = (sitter: Sitter): Figure => {
  const [cy, sy] = [Math.cos(sitter.yaw), Math.sin(sitter.yaw)];
  const [cp, sp] = [Math.cos(sitter.pitch), Math.sin(sitter.pitch)];
  const [cr, sr] = [Math.cos(sitter.roll), Math.sin(sitter.roll)];
  const head = headShape(sitter.face);
  const hair = hairShape(sitter);
  const beard = beardShape(sitter);
  const earring = earringShape(sitter);
  const glasses = sitter.glasses && glassesShape(sitter.glasses, sitter.face);
  const clothes = clothesShape(sitter);
  const cover = sitter.style === 'scarf' || sitter.style === 'wrap' ? UNDER : HAIR;
  const neckTop = neckWidth(sitter);
  const neckFoot = neckTop + (sitter.feminine ? 0.025 : 0.06);

  const toHead = (x: number, y: number, z: number): Spot => {
    const y0 = y - PIVOT_Y;
    const z0 = z - PIVOT_Z;
    const x1 = cr * x + sr * y0;
    const y1 = -sr * x + cr * y0;
    const y2 = cp * y1 + sp * z0;
    const z2 = -sp * y1 + cp * z0;
    return [cy * x1 - sy * z2, y2 + PIVOT_Y, sy * x1 + cy * z2 + PIVOT_Z];
  };
  const toWorld = ([x, y0, z0]: Spot): Spot => {
    const y = y0 - PIVOT_Y;
    const z = z0 - PIVOT_Z;
    const x1 = cy * x + sy * z;
    const z1 = -sy * x + cy * z;
    const y1 = cp * y - sp * z1;
    return [cr * x1 - sr * y1, sr * x1 + cr * y1 + PIVOT_Y, sp * y + cp * z1 + PIVOT_Z];
  };

  let material = SKIN;
  const distance = (X: number, Y: number, Z: number): number => {
    const [x, y, z] = toHead(X, Y, Z);
    let m = SKIN;
    let d: number;
    const neck = bar(X, Y, Z, 0, -0.55, -0.18, 0, -1.75, -0.32, neckTop, neckFoot);
    // Far from the head its parts are not worth measuring one by one. Long hair reaches lower.
    const near = Math.sqrt(x * x + (y + 0.1) * (y + 0.1) * 0.7 + z * z) - 1.95;
    if (near < 0.5) {
      const bare = head(x, y, z);
      d = join(bare, neck, 0.1);
      const put = (other: number, what: number): void => {
        if (other < d) {
          d = other;
          m = what;
        }
      };
      if (hair) put(hair(x, y, z, bare), cover);
      if (beard) put(beard(x, y, z, bare), HAIR);
      if (glasses) put(glasses(x, y, z), WIRE);
      if (earring) put(earring(x, y, z), GOLD);
    } else {
      d = Math.min(near, neck);
    }
    if (Y < -0.4) {
      const shoulderY = Y - sitter.shoulders;
      const { skin, cloth, under } = clothes(X, shoulderY, Z);
      d = m === SKIN ? join(d, skin, 0.22) : Math.min(d, skin);
      if (sitter.necklace !== 'none' && Z > -0.4) {
        // A chain lies on the skin wherever the skin is.
        const fall = sitter.necklace === 'pendant' ? 0.62 : 0.4;
        const line = shoulderY + 1.98 - fall * Math.abs(X);
        const bare = Math.min(skin, neck);
        let chain = Math.hypot(bare, line * 0.8) - 0.014;
        if (sitter.necklace === 'pendant')
          chain = Math.min(chain, Math.hypot(X, line + 0.05, bare) - 0.05);
        if (chain < d) {
          d = chain;
          m = GOLD;
        }
      }
      if (cloth < d) {
        d = cloth;
        m = CLOTH;
      }
      if (under < d) {
        d = under;
        m = UNDER;
      }
    }
    material = m;
    return d;
  };

  const onFace = (x: number, y: number): Spot => {
    let z = 1.2;
    for (let i = 0; i < 60; i++) {
      const d = head(x, y, z);
      if (d < 0.002 || z < 0) break;
      z -= d * 0.8;
    }
    return [x, y, z];
  };

  return { distance, material: () => material, toHead, toWorld, onFace };
};
