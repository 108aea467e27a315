import { clsx } from 'clsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useClock } from '../../../components/Countdown/use-clock.ts';
import { ShortcutsButton } from '../../../components/KeyboardShortcuts/KeyboardShortcuts.tsx';
import { keyboardOnly } from '../../../theme/keyboard-only.css.ts';
import { durationInFigures } from '../call-duration.ts';
import { head, headName, keysButton, quality as qualityClass } from './Call.css.ts';
import type { CallProps } from './call-component-props.ts';
import { SignalBars } from './SignalBars.tsx';

const QUALITIES = { good: 'Good', weak: 'Weak', lost: 'No connection' } as const;

/** The name, the length of the call, and how good the connection is. */
export function CallHead({
  room,
  others,
  startedAt,
  isReconnecting,
  now,
}: Pick<CallProps, 'room' | 'others' | 'startedAt' | 'isReconnecting' | 'now'>) {
  const [other] = others;
  const isAlone = others.length === 1;
  // Otherwise the name is in the middle of the stage.
  const isNamed = others.length > 1 || (other?.isCameraOn === true && other.camera !== null);
  const name = isAlone && other !== undefined ? other.name : nameOf(room);
  const quality = isReconnecting ? 'lost' : (other?.quality ?? 'good');
  return (
    <div className={head}>
      <div className={headName}>
        {isNamed && (
          <Heading level={1} size="xl">
            <bdi>{name}</bdi>
          </Heading>
        )}
        {startedAt !== null && <Duration startedAt={startedAt} now={now} />}
      </div>
      {isAlone && (
        <Text as="span" size="sm" tone="strong" className={qualityClass}>
          <SignalBars quality={quality} />
          {QUALITIES[quality]}
        </Text>
      )}
      <div className={clsx(keysButton, keyboardOnly)}>
        <ShortcutsButton />
      </div>
    </div>
  );
}

const nameOf = (room: CallProps['room']) => (room.kind === 'match' ? room.name : room.title);

const SECOND_MS = 1000;

interface DurationProps {
  startedAt: Date;
  now: Date | undefined;
}

function Duration({ startedAt, now: fixed }: DurationProps) {
  const sinceStart = (at: Date) => Math.max(0, at.getTime() - startedAt.getTime());
  const clock = useClock(fixed === undefined, (at) => SECOND_MS - (sinceStart(at) % SECOND_MS));
  return (
    <Text as="span" size="sm" tone="strong" figures role="timer" aria-label="Length of the call">
      {durationInFigures(sinceStart(fixed ?? clock))}
    </Text>
  );
}
