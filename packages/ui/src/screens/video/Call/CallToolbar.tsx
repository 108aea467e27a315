import { Toolbar } from '@base-ui/react/toolbar';
import {
  Mic,
  MicOff,
  Phone,
  SlidersHorizontal,
  SwitchCamera,
  Video,
  VideoOff,
  type LucideIcon,
} from 'lucide-react';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import { useMedia } from '../../../hooks/use-media.ts';
import { below } from '../../../theme/breakpoints.ts';
import { ControlButton, type ControlButtonProps } from '../ControlButton.tsx';
import { controls } from './Call.css.ts';
import type { CallProps } from './call-component-props.ts';

interface CallToolbarProps extends CallProps {
  onOpenDevices: () => void;
}

/** The controls of a call. Arrow keys move among them; M and V act everywhere but in a field. */
export function CallToolbar({
  others,
  waitingFor,
  own,
  onMicrophoneChange,
  onCameraChange,
  onFlip,
  onLeave,
  onOpenDevices,
}: CallToolbarProps) {
  const isNarrow = useMedia(below('md'));
  const microphone = own.isMicrophoneOn
    ? { icon: Mic, label: 'Mute' }
    : { icon: MicOff, label: 'Unmute', tone: 'off' as const };
  const camera = own.isCameraOn
    ? { icon: Video, label: 'Stop camera' }
    : { icon: VideoOff, label: 'Start camera', tone: 'off' as const };
  const toggleMicrophone = () => onMicrophoneChange(!own.isMicrophoneOn);
  const toggleCamera = () => onCameraChange(!own.isCameraOn);
  useShortcuts('Call', [
    { keys: 'm', label: microphone.label, onPress: toggleMicrophone },
    { keys: 'v', label: camera.label, onPress: toggleCamera },
  ]);
  const isRinging = others.length === 0 && waitingFor === 'answer';
  return (
    <Toolbar.Root className={controls} aria-label="Call">
      <Control {...microphone} aria-keyshortcuts="M" onClick={toggleMicrophone} />
      <Control {...camera} aria-keyshortcuts="V" onClick={toggleCamera} />
      {isNarrow && onFlip !== undefined ? (
        <Control icon={SwitchCamera} label="Flip" onClick={onFlip} />
      ) : (
        <Control icon={SlidersHorizontal} label="Devices" onClick={onOpenDevices} />
      )}
      <Control icon={Phone} label={isRinging ? 'Cancel' : 'Leave'} tone="end" onClick={onLeave} />
    </Toolbar.Root>
  );
}

interface ControlProps extends Omit<ControlButtonProps, 'ref'> {
  icon: LucideIcon;
}

function Control({ icon, label, tone, ...rest }: ControlProps) {
  return (
    <Toolbar.Button {...rest} render={<ControlButton icon={icon} label={label} tone={tone} />} />
  );
}
