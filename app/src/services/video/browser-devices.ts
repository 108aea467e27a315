import type { DeviceKind, DeviceProblem, Devices, OpenedDevice } from './devices.ts';

/** A picture for a large screen, which a phone need not send. A browser gives what it has. */
const PICTURE = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } };

const PROBLEMS: Readonly<Record<string, DeviceProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

const problemOf = (error: unknown): DeviceProblem =>
  (error instanceof DOMException ? PROBLEMS[error.name] : undefined) ?? 'busy';

/** Not exact: a chosen device may be gone since, and another one is better than none. */
const chosen = (id: string | null) => (id === null ? {} : { deviceId: { ideal: id } });

/** The devices of the browser. */
export const browserDevices: Devices = {
  open: async <Kind extends DeviceKind>(wanted: Readonly<Record<Kind, string | null>>) => {
    const kinds = Object.keys(wanted) as Kind[];
    const request = async (some: readonly Kind[]): Promise<MediaStream> => {
      const has = (kind: DeviceKind) => some.some((one) => one === kind);
      const idOf = (kind: DeviceKind) => wanted[kind as Kind];
      // Missing where a page has no secure origin.
      if (!('mediaDevices' in navigator)) throw new DOMException('', 'SecurityError');
      return navigator.mediaDevices.getUserMedia({
        video: has('camera') && { ...PICTURE, ...chosen(idOf('camera')) },
        audio: has('microphone') && chosen(idOf('microphone')),
      });
    };
    const opened = async (some: readonly Kind[]): Promise<[Kind, OpenedDevice][]> => {
      try {
        const stream = await request(some);
        return some.map((kind) => {
          const [track] = kind === 'camera' ? stream.getVideoTracks() : stream.getAudioTracks();
          return [
            kind,
            track === undefined ? { track: null, problem: 'missing' } : { track, problem: null },
          ];
        });
      } catch (error) {
        // One of two does not work: the other one may.
        if (some.length > 1) return (await Promise.all(some.map((kind) => opened([kind])))).flat();
        return some.map((kind) => [kind, { track: null, problem: problemOf(error) }]);
      }
    };
    return Object.fromEntries(await opened(kinds)) as Record<Kind, OpenedDevice>;
  },
  list: async () => {
    const all = 'mediaDevices' in navigator ? await navigator.mediaDevices.enumerateDevices() : [];
    const of = (kind: MediaDeviceKind) =>
      all.filter((one) => one.kind === kind).map(({ deviceId: id, label }) => ({ id, label }));
    return {
      cameras: of('videoinput'),
      microphones: of('audioinput'),
      speakers: of('audiooutput'),
    };
  },
  onChange: (listener) => {
    if (!('mediaDevices' in navigator)) return () => undefined;
    const { mediaDevices } = navigator;
    mediaDevices.addEventListener('devicechange', listener);
    return () => mediaDevices.removeEventListener('devicechange', listener);
  },
};
