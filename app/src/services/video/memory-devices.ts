import type { Device, DeviceKind, DeviceProblem, Devices, OpenedDevice } from './devices.ts';

/** A track without pictures or sound, for stories and tests. */
export interface MemoryTrack extends MediaStreamTrack {
  /** Ends as the track of a device that is taken away. */
  end: () => void;
}

let tracks = 0;

/** @param deviceId the id of its device */
export function createMemoryTrack(kind: 'audio' | 'video', deviceId = 'memory'): MemoryTrack {
  const events = new EventTarget();
  const track = {
    kind,
    id: `track-${++tracks}`,
    enabled: true,
    readyState: 'live' as MediaStreamTrackState,
    getSettings: () => ({ deviceId }),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    // By the standard it fires no event.
    stop: () => {
      track.readyState = 'ended';
    },
    end: () => {
      if (track.readyState === 'ended') return;
      track.readyState = 'ended';
      events.dispatchEvent(new Event('ended'));
    },
  };
  return track as unknown as MemoryTrack;
}

/** The devices of a machine in memory, for stories and tests. */
export interface MemoryDevices extends Devices {
  /** Lets the devices of a kind fail, or work again. */
  setProblem: (kind: DeviceKind, problem: DeviceProblem | null) => void;
  /** Plugs a device in. */
  plugIn: (kind: DeviceKind, device: Device) => void;
  /** Takes a device away, and ends its tracks. */
  unplug: (id: string) => void;
  /** The tracks that are open: their lights are on. */
  openTracks: () => MediaStreamTrack[];
}

/** One device of each kind. */
export function createMemoryDevices(): MemoryDevices {
  const devices: Record<DeviceKind, Device[]> = {
    camera: [{ id: 'camera-1', label: 'Built-in camera' }],
    microphone: [{ id: 'microphone-1', label: 'Built-in microphone' }],
  };
  const problems: Record<DeviceKind, DeviceProblem | null> = { camera: null, microphone: null };
  const opened: MemoryTrack[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const openOne = (kind: DeviceKind, id: string | null): OpenedDevice => {
    const device = devices[kind].find((one) => one.id === id) ?? devices[kind][0];
    const problem = problems[kind] ?? (device === undefined ? 'missing' : null);
    if (problem !== null) return { track: null, problem };
    const track = createMemoryTrack(kind === 'camera' ? 'video' : 'audio', device?.id);
    opened.push(track);
    return { track, problem: null };
  };
  const openTracks = () => opened.filter(({ readyState }) => readyState === 'live');
  return {
    open: async <Kind extends DeviceKind>(wanted: Readonly<Record<Kind, string | null>>) =>
      Object.fromEntries(
        (Object.keys(wanted) as Kind[]).map((kind) => [kind, openOne(kind, wanted[kind])]),
      ) as Record<Kind, OpenedDevice>,
    list: async () => ({
      cameras: [...devices.camera],
      microphones: [...devices.microphone],
      speakers: [],
    }),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setProblem: (kind, problem) => {
      problems[kind] = problem;
    },
    plugIn: (kind, device) => {
      devices[kind].push(device);
      tell();
    },
    unplug: (id) => {
      for (const kind of ['camera', 'microphone'] as const) {
        devices[kind] = devices[kind].filter((one) => one.id !== id);
      }
      for (const track of openTracks()) if (track.getSettings().deviceId === id) track.end();
      tell();
    },
    openTracks,
  };
}
