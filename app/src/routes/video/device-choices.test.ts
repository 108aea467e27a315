import { expect, it } from 'vitest';
import type { CallState } from '../../services/video/call-session.ts';
import { deviceChoices, nextCamera } from './device-choices.ts';

const device = (deviceId: string | null): CallState['own']['camera'] => ({
  isOn: true,
  isOpening: false,
  track: null,
  problem: null,
  deviceId,
});

const [front, back] = [
  { id: 'front', label: 'FaceTime HD' },
  { id: 'back', label: '' },
];

const own = (camera: string | null) => ({ camera: device(camera), microphone: device(null) });
const devices = (cameras: readonly { id: string; label: string }[]) => ({
  cameras,
  microphones: [{ id: 'desk', label: 'Desk' }],
  speakers: [],
});

it('names a device without a name by its number, and selects the one in use', () => {
  const { camera, microphone, speaker } = deviceChoices(
    { own: own('back'), devices: devices([front, back]) },
    null,
  );
  expect(camera).toEqual({
    options: [
      { value: 'front', label: 'FaceTime HD' },
      { value: 'back', label: 'Camera 2' },
    ],
    value: 'back',
  });
  // The browser chose it, and did not say which.
  expect(microphone.value).toBe('desk');
  expect(speaker).toEqual({ options: [], value: null });
});

it('offers no device that the browser has not allowed yet', () => {
  const { camera } = deviceChoices(
    { own: own(null), devices: devices([{ id: '', label: '' }]) },
    null,
  );
  expect(camera).toEqual({ options: [], value: null });
});

it.each([
  { cameras: [front, back], used: 'front', next: 'back' },
  { cameras: [front, back], used: 'back', next: 'front' },
  { cameras: [front], used: 'front', next: null },
  { cameras: [], used: null, next: null },
])('changes from $used to $next', ({ cameras, used, next }) => {
  expect(nextCamera({ own: own(used), devices: devices(cameras) })).toBe(next);
});
