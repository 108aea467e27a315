import { Volume2 } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextButton } from '../../components/TextButton/TextButton.tsx';
import type { DeviceChoices, DeviceKind } from './call-props.ts';
import { playSound } from './DeviceFields.css.ts';
import { MicrophoneLevel } from './MicrophoneLevel.tsx';

export interface DeviceFieldsProps {
  devices: DeviceChoices;
  onDeviceChange: (kind: DeviceKind, id: string) => void;
  /** The chosen microphone while it is on. */
  microphone: MediaStreamTrack | null;
  /** Plays a short sound on the chosen speaker. */
  onPlaySound: () => void;
  /** A fixed level of the microphone. See MicrophoneLevel. */
  level?: number;
}

const LABELS = { microphone: 'Microphone', camera: 'Camera', speaker: 'Speaker' } as const;

/** The choice of microphone, camera and speaker. A kind without devices is left out. */
export function DeviceFields({
  devices,
  onDeviceChange,
  microphone,
  onPlaySound,
  level,
}: DeviceFieldsProps) {
  const field = (kind: DeviceKind) => (
    <Select
      label={LABELS[kind]}
      options={devices[kind].options}
      value={devices[kind].value}
      onChange={(id) => onDeviceChange(kind, id)}
    />
  );
  return (
    <>
      {devices.microphone.options.length > 0 && (
        <div>
          {field('microphone')}
          <MicrophoneLevel track={microphone} level={level} />
        </div>
      )}
      {devices.camera.options.length > 0 && <div>{field('camera')}</div>}
      {devices.speaker.options.length > 0 && (
        <div>
          {field('speaker')}
          <TextButton standalone className={playSound} onClick={onPlaySound}>
            <Icon icon={Volume2} />
            Play a sound
          </TextButton>
        </div>
      )}
    </>
  );
}
