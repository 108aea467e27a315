import type { Choice } from '../../components/Field/choice.ts';

/** The room of a call: of two users who matched, or of an event. */
export type CallRoom =
  | { kind: 'match'; name: string; age: number | null; imageUrl: string | null }
  | {
      kind: 'event';
      title: string;
      imageUrl: string | null;
      /** ISO 8601. */
      startTime: string;
      timeZone: string;
    };

/** Another user in a call. */
export interface CallParticipant {
  userId: number;
  name: string;
  imageUrl: string | null;
  camera: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  /** Of the connection to this user. */
  quality: 'good' | 'weak' | 'lost';
}

/** The viewer's camera and microphone. */
export interface OwnMedia {
  camera: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
}

/** The devices of one kind, of which the user chooses one. Empty if the browser offers no choice. */
export interface DeviceChoice {
  options: readonly Choice[];
  value: string | null;
}

export type DeviceKind = 'microphone' | 'camera' | 'speaker';

/** The devices of each kind. */
export type DeviceChoices = Readonly<Record<DeviceKind, DeviceChoice>>;

/**
 * Why a device gives no picture or sound. `denied`: the browser keeps it from the page; `busy`: another program uses
 * it; `removed`: it was taken away.
 */
export type DeviceProblem = 'denied' | 'missing' | 'busy' | 'removed';

export interface DeviceProblems {
  camera: DeviceProblem | null;
  microphone: DeviceProblem | null;
}
