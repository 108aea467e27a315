import type { Loadable } from '@perigee/ui';
import { browserOf, PreJoin } from '@perigee/ui/video';

interface RoomLoadingProps {
  room: Exclude<Loadable<unknown>, { status: 'ready' }>;
  backHref: string;
}

const nothing = () => undefined;

/** The page of a room before it is known whose room it is. The devices are not requested yet. */
export function RoomLoading({ room, backHref }: RoomLoadingProps) {
  return (
    <PreJoin
      room={room}
      own={{ camera: null, microphone: null, isCameraOn: false, isMicrophoneOn: false }}
      problems={{ camera: null, microphone: null }}
      devices={NO_DEVICES}
      onDeviceChange={nothing}
      onPlaySound={nothing}
      onMicrophoneChange={nothing}
      onCameraChange={nothing}
      onDevicesRetry={nothing}
      onJoin={() => Promise.resolve()}
      browser={browserOf(navigator.userAgent)}
      host={location.host}
      backHref={backHref}
    />
  );
}

const NONE = { options: [], value: null };
const NO_DEVICES = { microphone: NONE, camera: NONE, speaker: NONE };
