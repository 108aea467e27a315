import type { Chance } from '../random.ts';
import type { Person } from './person.ts';
import type { Pose } from './pose.ts';

type Lighting = {
  /** 1 and -1 are the two sides the lamp can stand on. */
  side: number;
  /** How far to the side. */
  azimuth: number;
  elevation: number;
  fill: number;
};

export const lightingOf = (first: Chance, { yaw }: Pose): Lighting => ({
  side: first.chance(0.62) ? Math.sign(yaw) : -Math.sign(yaw),
  azimuth: first.range(0.55, 1.15),
  elevation: first.range(0.25, 0.75),
  fill: first.range(0.1, 0.24),
});

/** A dark face needs the lamp on its own side, and more light from the room. */
export const suitedLighting = (
  { side, azimuth, elevation, fill }: Lighting,
  { deep, darkest }: Person,
  { yaw }: Pose,
): Lighting => {
  const facing = Math.sign(yaw);
  return deep
    ? {
        side: facing,
        azimuth: 0.35 + (azimuth - 0.55) * 0.75,
        elevation,
        fill: fill + (darkest ? 0.1 : 0.05),
      }
    : { side, azimuth: side === facing ? azimuth : azimuth * 0.8, elevation, fill: fill + 0.05 };
};

export const lightingAgain = (again: Chance, { darkest }: Person, { yaw }: Pose): Lighting => ({
  side: Math.sign(yaw),
  azimuth: again.range(0.45, 0.95),
  elevation: again.range(0.25, 0.7),
  fill: again.range(0.16, 0.26) + (darkest ? 0.12 : 0),
});
