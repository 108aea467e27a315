import type { Chance } from '../random.ts';
import type { Person } from './person.ts';

/** The measures that tell one face from another. 0 or 1 is the average, unless said otherwise. */
export type Face = {
  width: number;
  length: number;
  jaw: number;
  jawWidth: number;
  chinLength: number;
  chinWidth: number;
  fullness: number;
  cheek: number;
  cheekHeight: number;
  ridge: number;
  noseWidth: number;
  noseLength: number;
  noseDepth: number;
  bridge: number;
  tip: number;
  lip: number;
  mouthWidth: number;
  mouthHeight: number;
  smile: number;
  eyeGap: number;
  eyeSize: number;
  eyeTilt: number;
  lid: number;
  ear: number;
  brow: { weight: number; height: number; arch: number; tilt: number; length: number };
};

/** The measures that decide the outline of the sitter. */
type Outline = Pick<Face, 'width' | 'length' | 'jaw' | 'noseWidth' | 'noseLength' | 'lip'>;

export const outlineOf = (first: Chance, { feminine, deep }: Person): Outline => ({
  jaw: feminine ? first.range(0, 0.45) : first.range(0.55, 1),
  noseWidth: first.range(0.85, deep ? 1.45 : 1.2),
  noseLength: first.range(0.9, 1.1),
  lip: first.range(0.85, 1.15) * (deep ? 1.25 : 1) * (feminine ? 1.08 : 0.92),
  width: first.range(0.95, 1.06),
  length: first.range(0.96, 1.05),
});

type Flesh = Pick<Face, 'smile' | 'fullness'>;

export const fleshOf = (detail: Chance, { feminine }: Person): Flesh => ({
  smile: detail.range(-0.1, 1),
  fullness: detail.next() ** 2 * (feminine ? 0.6 : 1),
});

export const faceOf = (
  detail: Chance,
  { feminine }: Person,
  outline: Outline,
  { smile, fullness }: Flesh,
): Face => ({
  width: outline.width * (1 + fullness * 0.03),
  length: outline.length * detail.range(0.97, 1.03),
  jaw: outline.jaw,
  jawWidth: detail.range(-0.05, 0.05),
  chinLength: detail.range(-0.06, 0.06),
  chinWidth: detail.range(-0.03, 0.05),
  fullness,
  cheek: detail.range(-0.04, 0.05),
  cheekHeight: detail.range(-0.05, 0.05),
  ridge: feminine ? detail.range(0.6, 0.9) : detail.range(0.85, 1.2),
  noseWidth: outline.noseWidth * (feminine ? 0.9 : 1),
  noseLength: outline.noseLength * detail.range(0.88, 1.04),
  noseDepth: detail.range(-0.05, 0.03) - (feminine ? 0.02 : 0),
  bridge: detail.range(-0.012, 0.014),
  tip: detail.range(0.85, 1.15) * (feminine ? 0.92 : 1),
  lip: outline.lip * detail.range(0.88, 1.16),
  mouthWidth: detail.range(0.155, 0.215),
  mouthHeight: detail.range(-0.02, 0.025),
  smile,
  eyeGap: detail.range(0.248, 0.285),
  eyeSize: detail.range(0.92, 1.16) * (feminine ? 1.06 : 1),
  eyeTilt: detail.range(-0.02, 0.03),
  lid: detail.range(0, 1),
  ear: detail.range(0.85, 1.15),
  brow: {
    weight: (feminine ? 0.6 : 1) * detail.range(0.6, 1.35),
    height: detail.range(-0.015, 0.035),
    arch: detail.range(0.02, 0.09),
    tilt: detail.range(-0.03, 0.03),
    length: detail.range(0.9, 1.1),
  },
});
