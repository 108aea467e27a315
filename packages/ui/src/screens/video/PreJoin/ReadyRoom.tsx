import { RotateCcw } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useAsyncAction } from '../../../hooks/use-async-action.ts';
import type { CallRoom, DeviceProblems } from '../call-props.ts';
import { DeviceFields } from '../DeviceFields.tsx';
import { MicrophoneProblem } from './MicrophoneProblem.tsx';
import { OwnPreview } from './OwnPreview.tsx';
import type { PreJoinProps } from './pre-join-props.ts';
import { grid, places } from './PreJoin.css.ts';
import { RoomHead } from './RoomHead.tsx';

interface ReadyRoomProps extends Omit<PreJoinProps, 'room'> {
  room: CallRoom;
}

/** Whom one calls, the user's own picture, and the devices. */
export function ReadyRoom(props: ReadyRoomProps) {
  const { room, own, problems, onDevicesRetry, onJoin, backHref } = props;
  const { run, busy, error } = useAsyncAction();
  const hasNoDevice = problems.camera !== null && problems.microphone !== null;
  return (
    <div className={grid}>
      <div className={places.head}>
        <RoomHead room={room} />
      </div>
      <div className={places.preview}>
        <OwnPreview {...props} />
      </div>
      <Grid gap={{ base: 2, lg: 3 }} className={places.actions}>
        {!hasNoDevice && (
          <Button size="large" block busy={busy} onClick={() => void run(onJoin)}>
            {joinLabel(room, problems)}
          </Button>
        )}
        {(problems.camera !== null || problems.microphone !== null) && (
          <Button
            variant={hasNoDevice ? 'solid' : 'outline'}
            size={hasNoDevice ? 'large' : 'medium'}
            block
            onClick={onDevicesRetry}
          >
            <Icon icon={RotateCcw} size="md" />
            Look again
          </Button>
        )}
        <ButtonLink variant="quiet" block href={backHref}>
          {room.kind === 'match' ? 'Back to the conversation' : 'Back to the event'}
        </ButtonLink>
        <InlineError text={error} />
      </Grid>
      <Stack className={places.devices}>
        {problems.camera === null && problems.microphone !== null && (
          <MicrophoneProblem problem={problems.microphone} />
        )}
        <Grid columns={{ base: 1, md: 3 }} gap={5} rowGap={4} align="start">
          <DeviceFields {...props} microphone={own.isMicrophoneOn ? own.microphone : null} />
        </Grid>
      </Stack>
    </div>
  );
}

function joinLabel(room: CallRoom, problems: DeviceProblems): string {
  const verb = room.kind === 'match' ? 'Call' : 'Join';
  if (problems.camera !== null) return `${verb} with sound only`;
  if (problems.microphone !== null) return `${verb} without microphone`;
  return room.kind === 'match' ? `Call ${room.name}` : 'Join the call';
}
