import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import type { DeviceProblems } from '../call-props.ts';
import { deviceProblemTitles } from '../device-problem-titles.ts';
import { notice } from './Call.css.ts';
import type { CallProps } from './call-component-props.ts';

interface CallNoticeProps extends CallProps {
  /** The browser plays no sound before the user presses something. */
  isSoundBlocked: boolean;
  onSoundRetry: () => void;
  onOpenDevices: () => void;
}

export const SOUND_BLOCKED = 'Your browser holds the sound back';

interface NoticeContent {
  text: string;
  action?: { label: string; onPress: () => void };
}

/** What is wrong with the call, with what the user can do about it: one at a time, the worst first. */
export function CallNotice(props: CallNoticeProps) {
  const content = contentOf(props);
  if (content === null) return null;
  return (
    <div className={notice}>
      <span>{content.text}</span>
      {content.action !== undefined && (
        <TextButton standalone onClick={content.action.onPress}>
          {content.action.label}
        </TextButton>
      )}
    </div>
  );
}

/** What is wrong with the user's own devices; null if nothing is. Without sound a call is less than without a picture. */
export function problemText({ camera, microphone }: DeviceProblems): string | null {
  if (microphone !== null) return deviceProblemTitles.microphone[microphone];
  return camera === null ? null : deviceProblemTitles.camera[camera];
}

function contentOf(props: CallNoticeProps): NoticeContent | null {
  const { others, own, isReconnecting } = props;
  const problem = problemText(props.problems);
  if (props.isSoundBlocked) {
    return {
      text: SOUND_BLOCKED,
      action: { label: 'Play sound', onPress: props.onSoundRetry },
    };
  }
  if (problem !== null) {
    return {
      text: problem,
      action: { label: 'Devices', onPress: props.onOpenDevices },
    };
  }
  const isWeak = others.length > 0 && others.every(({ quality }) => quality === 'weak');
  if (!isWeak || isReconnecting) return null;
  return {
    text: 'The connection is weak',
    ...(own.isCameraOn && {
      action: { label: 'Stop camera', onPress: () => props.onCameraChange(false) },
    }),
  };
}
