import type { DeviceChoice, DeviceChoices } from '@perigee/ui/video';
import type { CallState } from '../../services/video/call-session.ts';
import type { Device } from '../../services/video/devices.ts';

type Own = Pick<CallState, 'own' | 'devices'>;

/**
 * The devices that the user chooses from, by their names.
 *
 * @param speakerId the chosen speaker; null for the browser's choice
 */
export function deviceChoices({ own, devices }: Own, speakerId: string | null): DeviceChoices {
  const { cameras, microphones, speakers } = devices;
  return {
    camera: choiceOf('Camera', cameras, own.camera.deviceId),
    microphone: choiceOf('Microphone', microphones, own.microphone.deviceId),
    speaker: choiceOf('Speaker', speakers, speakerId),
  };
}

/** The id of the camera after the one in use, to change between those of a phone. Null if there is no other. */
export function nextCamera({ own, devices: { cameras } }: Own): string | null {
  const index = cameras.findIndex(({ id }) => id === own.camera.deviceId);
  const next = cameras[(index + 1) % cameras.length];
  return next === undefined || next.id === own.camera.deviceId ? null : next.id;
}

/** Without ids the browser has allowed none of the devices yet. */
function choiceOf(kind: string, all: readonly Device[], chosen: string | null): DeviceChoice {
  const devices = all.filter(({ id }) => id !== '');
  return {
    options: devices.map(({ id, label }, index) => ({
      value: id,
      label: label === '' ? `${kind} ${index + 1}` : label,
    })),
    value: devices.find(({ id }) => id === chosen)?.id ?? devices[0]?.id ?? null,
  };
}
