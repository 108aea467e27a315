import { bar, carve, ellipsoid, join } from './distance.ts';
import type { Sitter } from './sitter.ts';
import type { Face } from './sitter/face.ts';
import type { Glasses } from './sitter/glasses.ts';

// Head space: x to the sitter's left (the viewer's right), y up, z towards the viewer. The skull is
// about 0.7 wide to either side, the crown lies near y = 1, the eyes near 0.07, the mouth near
// -0.53, the chin near -0.9; the face looks along z and its skin lies around z = 0.6 to 0.8.

/** A distance in head space. */
export type Shape = (x: number, y: number, z: number) => number;

/** Height of the tip of the nose. */
export const noseTip = (face: Face): number => -0.225 * face.noseLength;

/** Height of the line between the lips, in the middle of the mouth. */
export const mouthLine = (face: Face): number => -0.528 + face.mouthHeight;

/** How far a smile lifts the corners of the mouth. */
export const smileLift = (face: Face): number => face.smile * 0.045;

/** The bare head. */
export const headShape = (face: Face): Shape => {
  const { jaw, lip, eyeGap, mouthWidth, noseWidth } = face;
  const jawX = 0.4 + 0.06 * jaw + face.jawWidth + face.fullness * 0.05;
  const chinX = 0.09 + 0.03 * jaw + face.chinWidth;
  const chinY = -0.8 - face.chinLength;
  const tipY = noseTip(face);
  const tipZ = 0.8 + face.noseDepth;
  const wing = 0.1 * noseWidth;
  const mouth = mouthLine(face);
  const lift = smileLift(face);
  const full = face.fullness * 0.1;
  const cheekY = -0.15 + face.cheekHeight + lift * 0.5;
  const cheekR = 0.19 + face.cheek * 0.6 + lift * 0.5;
  const socket = 0.17 * face.eyeSize;
  const ear = face.ear;

  return (signedX, rawY, z) => {
    const x = Math.abs(signedX) / face.width;
    const y = rawY / (rawY < 0 ? face.length : 1);
    // Skull, face, jaw and chin.
    let d = ellipsoid(x, y - 0.32, z + 0.14, 0.69, 0.66, 0.82);
    d = join(d, ellipsoid(x, y + 0.14, z - 0.08, 0.575, 0.78, 0.62), 0.22);
    d = join(d, bar(x, y, z, jawX, -0.4, 0.02, chinX, chinY, 0.43, 0.19, 0.14), 0.34 - 0.1 * jaw);
    d = join(
      d,
      ellipsoid(x, y - chinY, z - 0.47, 0.13 + 0.05 * jaw + face.chinWidth, 0.11, 0.12),
      0.24,
    );
    if (full > 0.015) {
      d = join(
        d,
        ellipsoid(x - 0.33, y + 0.44, z - 0.22, 0.14 + full, 0.18 + full, 0.2 + full),
        0.3,
      );
    }
    // Cheekbones and brow.
    d = join(d, ellipsoid(x - 0.35, y - cheekY, z - 0.4, cheekR + 0.01, cheekR, cheekR), 0.26);
    const ridge = 0.085 * face.ridge;
    d = join(d, bar(x, y, z, 0, 0.26, 0.66, 0.36, 0.25, 0.53, ridge, ridge * 0.82), 0.16);
    // Sockets, with the lids inside.
    d = carve(d, -ellipsoid(x - eyeGap - 0.002, y - 0.075, z - 0.8, 0.19, 0.115, socket), 0.14);
    d = join(d, ellipsoid(x - eyeGap + 0.003, y - 0.07, z - 0.545, 0.145, 0.125, 0.13), 0.05);
    // Nose: bridge, tip, wings.
    d = join(
      d,
      bar(x, y, z, 0, 0.2, 0.63, 0, tipY, tipZ, 0.05 + face.bridge, 0.074 * face.tip),
      0.11,
    );
    d = join(
      d,
      ellipsoid(
        x,
        y - tipY,
        z - tipZ - 0.01,
        0.085 * (0.6 + 0.4 * noseWidth) * face.tip,
        0.082 * face.tip,
        0.09,
      ),
      0.07,
    );
    d = join(d, ellipsoid(x - wing, y - tipY + 0.035, z - tipZ + 0.065, 0.06, 0.055, 0.08), 0.07);
    // Mouth: the muzzle, two lips, and the line between them.
    d = join(d, ellipsoid(x, y + 0.53, z - 0.54, 0.25, 0.17, 0.17), 0.16);
    const corner = mouth + lift;
    d = join(
      d,
      bar(x, y, z, 0, mouth + 0.053, 0.715, mouthWidth, corner + 0.012, 0.62, 0.036 * lip, 0.014),
      0.04,
    );
    d = join(
      d,
      bar(
        x,
        y,
        z,
        0,
        mouth - 0.057,
        0.7,
        mouthWidth * 0.83,
        corner - 0.012,
        0.63,
        0.05 * lip,
        0.016,
      ),
      0.045,
    );
    d = carve(d, -bar(x, y, z, 0, mouth, 0.8, mouthWidth + 0.02, corner, 0.66, 0.012, 0.01), 0.03);
    // Ears.
    let shell = ellipsoid(x - 0.7, y - 0.02, z + 0.1, 0.075, 0.2 * ear, 0.13 * ear);
    shell = carve(shell, -ellipsoid(x - 0.77, y - 0.03, z + 0.07, 0.05, 0.12 * ear, 0.07), 0.04);
    return join(d, shell, 0.05);
  };
};

/** Where a beard may grow, apart from its depth: negative on the jaw and the upper lip. */
const beardBounds = (sitter: Sitter): Shape => {
  const { face, beard } = sitter;
  const mouth = mouthLine(face);
  const corner = smileLift(face) * 0.6;
  const lips: Shape = (x, y, z) =>
    ellipsoid(
      x,
      y - mouth + 0.022 - corner * (Math.abs(x) / 0.15),
      z - 0.72,
      face.mouthWidth * 0.86,
      0.047,
      0.3,
    );
  const lip = mouth + 0.175;
  return (signedX, y, z) => {
    const x = Math.abs(signedX);
    // A little waver keeps the edge from looking cut out with scissors.
    const waver = 0.006 * Math.sin(signedX * 31 + y * 17) + 0.004 * Math.sin(y * 47 - signedX * 23);
    if (beard === 'moustache') {
      const droop = y - mouth - 0.1 + 1.1 * x * x;
      return Math.max(ellipsoid(x, droop, 0, 0.215, 0.062, 9) + waver * 0.5, 0.3 - z);
    }
    const cheek = Math.max(0, x - 0.2);
    let d = y - lip - 0.35 * cheek - 1.1 * cheek * cheek + waver;
    if (beard === 'goatee') {
      // Around the mouth only, wider than high at the lip and round at the chin.
      d = Math.max(d, ellipsoid(x, y - mouth + 0.14, 0, 0.235, 0.33, 9) + waver, 0.1 - z);
    }
    return carve(carve(d, -z - 0.02, 0.06), -lips(signedX, y, z), 0.02);
  };
};

/** The beard as a solid, or null for a face without one (a stubble is only a shade on the skin). */
export const beardShape = (
  sitter: Sitter,
): ((x: number, y: number, z: number, head: number) => number) | null => {
  if (sitter.beard === 'none' || sitter.beard === 'stubble') return null;
  const bounds = beardBounds(sitter);
  const depth = { short: 0.018, full: 0.045, goatee: 0.02, moustache: 0.024 }[sitter.beard];
  return (x, y, z, head) => {
    const chin = sitter.beard === 'full' ? Math.max(0, -y - 0.6) * 0.16 : 0;
    return carve(head - depth - chin, bounds(x, y, z), 0.05);
  };
};

/** Whether a point of skin lies in the stubble. */
export const stubbleAt = (sitter: Sitter): ((x: number, y: number, z: number) => boolean) => {
  if (sitter.beard !== 'stubble') return () => false;
  const bounds = beardBounds(sitter);
  return (x, y, z) => bounds(x, y, z) < 0;
};

/** A pair of glasses. */
export const glassesShape = (glasses: Glasses, face: Face): Shape => {
  const { width, height, square, wire, lift } = glasses;
  const gap = 0.27 * face.width;
  const inner = gap - width;
  return (signedX, y, z) => {
    const x = Math.abs(signedX);
    const u = x - gap;
    const v = y - 0.055 - lift * u * (u > 0 ? 1 : 0.3);
    const reach =
      ((Math.abs(u) / width) ** square + (Math.abs(v) / height) ** square) ** (1 / square);
    const rim = (reach - 1) * Math.min(width, height);
    const plane = z - 0.74 + 0.16 * x;
    const frame = Math.sqrt(rim * rim + plane * plane) - wire;
    const bridge = bar(x, y, z, 0, 0.1, 0.77, inner + 0.01, 0.09, 0.75, wire * 0.85, wire * 0.85);
    const temple = bar(
      x,
      y,
      z,
      gap + width - 0.01,
      0.09 + lift * width,
      0.66,
      0.7,
      0.09,
      -0.1,
      wire,
      wire * 0.85,
    );
    return Math.min(frame, bridge, temple);
  };
};

/** Earrings, both sides. */
export const earringShape = (sitter: Sitter): Shape | null => {
  switch (sitter.earring) {
    case 'drop':
      return (x, y, z) => ellipsoid(Math.abs(x) - 0.73, y + 0.27, z + 0.08, 0.035, 0.07, 0.035);
    case 'stud':
      return (x, y, z) => ellipsoid(Math.abs(x) - 0.74, y + 0.17, z + 0.06, 0.04, 0.04, 0.04);
    case 'hoop':
      return (x, y, z) => {
        const ring = Math.hypot(y + 0.3, z + 0.08) - 0.12;
        return Math.hypot(ring, Math.abs(x) - 0.735) - 0.018;
      };
    case 'none':
      return null;
  }
};
