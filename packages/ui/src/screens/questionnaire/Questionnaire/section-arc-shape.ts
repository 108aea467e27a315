/** The arc is the top of a large circle, in a box of 200 by 40. */
const HALF_WIDTH = 94;
const RISE = 26;
const TOP = 7;
const MIDDLE = 100;

const radius = (HALF_WIDTH ** 2 + RISE ** 2) / (2 * RISE);
const halfAngle = (Math.asin(HALF_WIDTH / radius) * 180) / Math.PI;
const ends = [MIDDLE - HALF_WIDTH, MIDDLE + HALF_WIDTH].map((x) => `${x} ${TOP + RISE}`);

export const box = '0 0 200 40';
export const path = `M${ends[0]} A${radius.toFixed(2)} ${radius.toFixed(2)} 0 0 1 ${ends[1]}`;
/** The top of the circle, and its center, around which the point turns. */
export const top = { x: MIDDLE, y: TOP };
export const center = { x: MIDDLE, y: TOP + radius };

/** The length of the whole arc, of which the sections have shares. */
export const LENGTH = 100;
/** Between two sections; round ends take half of it. */
const GAP = 5;

/** The part of the arc that a section has, from its start to its end. */
export interface ArcPart {
  from: number;
  to: number;
}

/** The parts of sections that have so many questions each. */
export function partsOf(counts: readonly number[]): ArcPart[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const free = LENGTH - GAP * (counts.length - 1);
  let from = 0;
  return counts.map((count) => {
    const part = { from, to: from + (free * count) / total };
    from = part.to + GAP;
    return part;
  });
}

/** The angle of a place on the arc, in degrees from its top. */
export const angleAt = (place: number) => ((2 * place) / LENGTH - 1) * halfAngle;
