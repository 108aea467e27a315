import type { CallParticipant, CallRoom, DeviceProblems, OwnMedia } from '../call-props.ts';
import type { DeviceFieldsProps } from '../DeviceFields.tsx';

export interface CallProps extends Omit<DeviceFieldsProps, 'microphone'> {
  room: CallRoom;
  /** The other users, of whom a room has up to five. */
  others: readonly CallParticipant[];
  /** Why no other user is in the call yet: one does not answer yet, is being connected, or none has joined. */
  waitingFor: 'answer' | 'connection' | 'others';
  own: OwnMedia & { name: string; imageUrl: string | null };
  /** When the first other user joined; null until then. */
  startedAt: Date | null;
  /** The user's own connection was lost. */
  isReconnecting: boolean;
  /** Of this call: a user who joined without a camera knows that there is none. */
  problems: DeviceProblems;
  onMicrophoneChange: (isOn: boolean) => void;
  onCameraChange: (isOn: boolean) => void;
  /** Changes between the cameras of a phone. Left out on devices with one camera. */
  onFlip?: () => void;
  onLeave: () => void;
  /** A fixed time in place of the clock: nothing ticks then. */
  now?: Date;
}
