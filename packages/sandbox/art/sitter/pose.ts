import type { Chance } from '../random.ts';

export type Pose = {
  eyes: 'open' | 'down';
  yaw: number;
  pitch: number;
  roll: number;
};

export const poseOf = (first: Chance): Pose => ({
  yaw: first.range(0.2, 0.66) * (first.chance(0.5) ? 1 : -1),
  pitch: first.range(-0.1, 0.12),
  roll: first.range(-0.1, 0.1),
  eyes: first.pick(['open', 'down', 'open'] as const),
});

/** Closed eyes are a fine picture, but few people choose it for theirs. */
export const openEyed = (detail: Chance, pose: Pose): Pose =>
  pose.eyes === 'down' && detail.chance(0.72) ? { ...pose, eyes: 'open' } : pose;

/** On another evening the sitter looks the other way. */
export const poseAgain = (again: Chance, pose: Pose): Pose => ({
  yaw: -Math.sign(pose.yaw) * again.range(0.15, 0.6),
  pitch: again.range(-0.08, 0.14),
  roll: again.range(-0.1, 0.1),
  eyes: 'open',
});
