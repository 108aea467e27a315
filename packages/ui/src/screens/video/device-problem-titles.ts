import type { DeviceKind, DeviceProblem } from './call-props.ts';

type ProblemDevice = Exclude<DeviceKind, 'speaker'>;

/** What is wrong with a device, in a few words. */
export const deviceProblemTitles: Readonly<
  Record<ProblemDevice, Readonly<Record<DeviceProblem, string>>>
> = {
  camera: {
    denied: 'Your camera is blocked',
    missing: 'No camera found',
    busy: 'Another program uses your camera',
    removed: 'Your camera was disconnected',
  },
  microphone: {
    denied: 'Your microphone is blocked',
    missing: 'No microphone found',
    busy: 'Another program uses your microphone',
    removed: 'Your microphone was disconnected',
  },
};
