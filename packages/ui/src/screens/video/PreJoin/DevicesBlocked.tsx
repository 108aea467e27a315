import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { CallRoom } from '../call-props.ts';
import { CallPlace } from '../CallFrame.tsx';
import { allowSteps } from './allow-steps.ts';
import type { PreJoinProps } from './pre-join-props.ts';
import { addressBar, addressIcon, step, stepNumber } from './PreJoin.css.ts';

interface DevicesBlockedProps extends Omit<PreJoinProps, 'room'> {
  room: CallRoom;
}

/** The browser keeps camera and microphone from the page: only the user can allow them, in the browser itself. */
export function DevicesBlocked({
  room,
  problems,
  browser,
  host,
  onDevicesRetry,
  backHref,
}: DevicesBlockedProps) {
  const areBoth = problems.camera === 'denied';
  return (
    <CallPlace of="problem">
      <Heading level={1} size="2xl">
        {areBoth ? 'Camera and microphone are blocked' : 'Your microphone is blocked'}
      </Heading>
      <Text spaceBefore={3}>
        {areBoth
          ? 'Your browser is blocking both. To allow them:'
          : 'Your browser is blocking it. To allow it:'}
      </Text>
      {browser === 'chrome' && (
        <div className={addressBar} aria-hidden="true">
          <span className={addressIcon}>
            <Icon icon={SlidersHorizontal} />
          </span>
          {host}/videochat
        </div>
      )}
      <Grid as="ol" gap={3} spaceBefore={5} spaceAfter={6}>
        {[...allowSteps[browser], 'Come back here and try again.'].map((text, index) => (
          <li key={text} className={step}>
            <span className={stepNumber} aria-hidden="true">
              {index + 1}
            </span>
            {text}
          </li>
        ))}
      </Grid>
      <Inline gap={3}>
        <Button onClick={onDevicesRetry}>Try again</Button>
        <ButtonLink variant="quiet" href={backHref}>
          {room.kind === 'match' ? 'Write instead' : 'Back to the event'}
        </ButtonLink>
      </Inline>
    </CallPlace>
  );
}
