import { Camera, Mic, MicOff, Video, VideoOff, type LucideIcon } from 'lucide-react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { CallRoom, DeviceProblems, OwnMedia } from '../call-props.ts';
import { ControlButton } from '../ControlButton.tsx';
import { deviceProblemTitles } from '../device-problem-titles.ts';
import { VideoTrack } from '../VideoTrack.tsx';
import { preview, previewControls, previewNotice } from './PreJoin.css.ts';

interface OwnPreviewProps {
  room: CallRoom;
  own: OwnMedia;
  problems: DeviceProblems;
  onMicrophoneChange: (isOn: boolean) => void;
  onCameraChange: (isOn: boolean) => void;
}

/** The user's own picture as the others will see it, or why there is none. */
export function OwnPreview({
  room,
  own,
  problems,
  onMicrophoneChange,
  onCameraChange,
}: OwnPreviewProps) {
  const { camera, isCameraOn, isMicrophoneOn } = own;
  const isShown = camera !== null && isCameraOn && problems.camera === null;
  return (
    <div className={preview} data-theme="night">
      {isShown ? (
        <VideoTrack track={camera} mirrored aria-label="Your camera" />
      ) : (
        <div className={previewNotice}>
          <Notice {...noticeOf(room, own, problems)} />
        </div>
      )}
      <div className={previewControls}>
        {problems.microphone === null && (
          <ControlButton
            icon={isMicrophoneOn ? Mic : MicOff}
            label={isMicrophoneOn ? 'Mute' : 'Unmute'}
            tone={isMicrophoneOn ? 'plain' : 'off'}
            onClick={() => onMicrophoneChange(!isMicrophoneOn)}
          />
        )}
        {problems.camera === null && (
          <ControlButton
            icon={isCameraOn ? Video : VideoOff}
            label={isCameraOn ? 'Stop camera' : 'Start camera'}
            tone={isCameraOn ? 'plain' : 'off'}
            onClick={() => onCameraChange(!isCameraOn)}
          />
        )}
      </div>
    </div>
  );
}

interface NoticeProps {
  icon: LucideIcon;
  title: string;
  text: string;
}

function Notice({ icon, title, text }: NoticeProps) {
  return (
    <>
      <Icon icon={icon} size="md" tone="muted" />
      <Text tone="strong" weight="strong" spaceBefore={2}>
        {title}
      </Text>
      <Text size="sm" tone="muted" measure="sm" spaceBefore={1}>
        {text}
      </Text>
    </>
  );
}

function noticeOf(room: CallRoom, own: OwnMedia, problems: DeviceProblems): NoticeProps {
  const { camera, microphone } = problems;
  if (camera === 'missing' && microphone === 'missing') {
    return {
      icon: VideoOff,
      title: 'No camera and no microphone found',
      text: 'Connect one of them, then look again.',
    };
  }
  if (camera !== null && microphone !== null) {
    return {
      icon: VideoOff,
      title: 'Camera and microphone cannot be used',
      text: 'Close other programs that use them, then look again.',
    };
  }
  if (camera !== null) {
    const others = room.kind === 'match' ? `${room.name} sees` : 'The others see';
    return {
      icon: VideoOff,
      title: deviceProblemTitles.camera[camera],
      text: `You can talk without one. ${others} your profile picture.`,
    };
  }
  if (own.isCameraOn) {
    return {
      icon: Camera,
      title: 'Waiting for your camera',
      text: 'If your browser asks, choose Allow.',
    };
  }
  return {
    icon: VideoOff,
    title: 'Your camera is off',
    text: 'You can start it at any time.',
  };
}
