import { useState } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { levelLine, segment } from './DeviceFields.css.ts';
import { useMicrophoneLevel } from './use-microphone-level.ts';

interface MicrophoneLevelProps {
  /** Null while the microphone is off. */
  track: MediaStreamTrack | null;
  /** A fixed level in place of the measured one, from 0 to 1: nothing moves then. */
  level?: number;
}

const SEGMENTS = Array.from({ length: 24 }, (_, index) => index);

/** The share of the line that a voice at arm's length fills. */
const HEARD = 0.25;

/** How loud the microphone is. Words say whether it works, for users who do not see the line. */
export function MicrophoneLevel({ track, level: fixed }: MicrophoneLevelProps) {
  const measured = useMicrophoneLevel(fixed === undefined ? track : null);
  const level = track === null ? 0 : (fixed ?? measured);
  const [wasHeard, setWasHeard] = useState(false);
  if (level >= HEARD && !wasHeard) setWasHeard(true);
  const filled = Math.round(level * SEGMENTS.length);
  return (
    <div>
      <div className={levelLine} aria-hidden="true">
        {SEGMENTS.map((index) => (
          <span key={index} className={segment[index < filled ? 'on' : 'off']} />
        ))}
      </div>
      <Text as="output" size="xs" tone="muted">
        {wasHeard ? 'Your microphone works.' : 'Say something: the line moves.'}
      </Text>
    </div>
  );
}
