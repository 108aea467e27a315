import type { OwnTracks } from './video-service.ts';

/** What a call sends. */
export type DeviceKind = keyof OwnTracks;

/**
 * Why a device does not work. `denied`: the user or the browser keeps it from the page. `missing`: the machine
 * has none. `busy`: another program uses it, or it did not start. `removed`: it was taken away while it was open.
 */
export type DeviceProblem = 'denied' | 'missing' | 'busy' | 'removed';

export type OpenedDevice =
  { track: MediaStreamTrack; problem: null } | { track: null; problem: DeviceProblem };

export interface Device {
  id: string;
  /** As the machine names it. Empty until the user has allowed a device. */
  label: string;
}

export interface DeviceList {
  cameras: readonly Device[];
  microphones: readonly Device[];
  /** Empty in browsers without a choice. */
  speakers: readonly Device[];
}

/** The devices of the machine, the same for every video provider. */
export interface Devices {
  /**
   * Opens devices, for which the browser may ask the user, once for all. It never rejects. A device stays open,
   * and its light on, until its track is stopped; a track ends by itself when its device is taken away.
   *
   * @param wanted the id of a device, or null for the browser's choice
   * @returns the devices of the wanted kinds
   */
  open: <Kind extends DeviceKind>(
    wanted: Readonly<Record<Kind, string | null>>,
  ) => Promise<Record<Kind, OpenedDevice>>;
  list: () => Promise<DeviceList>;
  /**
   * Called when a device was plugged in or taken away.
   *
   * @returns the function that stops listening
   */
  onChange: (listener: () => void) => () => void;
}
