import type { Loadable } from '../../../loadable.ts';
import type { CallRoom, DeviceProblems, OwnMedia } from '../call-props.ts';
import type { DeviceFieldsProps } from '../DeviceFields.tsx';
import type { Browser } from './allow-steps.ts';

export interface PreJoinProps extends Omit<DeviceFieldsProps, 'microphone'> {
  room: Loadable<CallRoom>;
  own: OwnMedia;
  problems: DeviceProblems;
  onMicrophoneChange: (isOn: boolean) => void;
  onCameraChange: (isOn: boolean) => void;
  /** Requests camera and microphone again. */
  onDevicesRetry: () => void;
  /** Calls the other user, or enters the room of an event. A rejection contains the reason. */
  onJoin: () => Promise<void>;
  /** Where its settings for camera and microphone are. */
  browser: Browser;
  /** The host of the page, as the address bar shows it. */
  host: string;
  /** The conversation of the match, or the page of the event. */
  backHref: string;
}
