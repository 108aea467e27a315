import { useState } from 'react';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import type { CallParticipant } from '../call-props.ts';
import { problemText, SOUND_BLOCKED } from './CallNotice.tsx';
import type { CallProps } from './call-component-props.ts';

interface CallAnnouncerProps extends CallProps {
  /** The browser plays no sound before the user presses something. */
  isSoundBlocked: boolean;
}

/**
 * Tells screen readers what changes. The region contains everything that is true now: they announce what is added to
 * it, and nothing of what was true when the page opened.
 */
export function CallAnnouncer(props: CallAnnouncerProps) {
  const { others, own, problems, isReconnecting, isSoundBlocked } = props;
  const problem = problemText(problems);
  const left = useLeft(others);
  const facts = [
    own.isMicrophoneOn ? 'Your microphone is on' : 'You are muted',
    own.isCameraOn ? 'Your camera is on' : 'Your camera is off',
    ...(problem === null ? [] : [problem]),
    ...(isSoundBlocked ? [SOUND_BLOCKED] : []),
    isReconnecting ? 'Your connection was lost. Reconnecting' : 'You are connected',
    ...others.flatMap(factsOf),
    ...left.map((name) => `${name} has left`),
  ];
  return (
    <div className={visuallyHidden} aria-live="polite" aria-relevant="additions">
      {[...new Set(facts)].map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </div>
  );
}

const CONNECTIONS = {
  good: (name: string) => `The connection to ${name} is good`,
  weak: (name: string) => `The connection to ${name} is weak`,
  lost: (name: string) => `The connection to ${name} was lost. Reconnecting`,
} as const;

function factsOf({ name, isCameraOn, isMicrophoneOn, quality }: CallParticipant): string[] {
  return [
    `${name} is in the call`,
    `${name}’s camera is ${isCameraOn ? 'on' : 'off'}`,
    ...(isMicrophoneOn ? [] : [`${name} is muted`]),
    CONNECTIONS[quality](name),
  ];
}

/** The names of the users who were in the call, and are no longer. */
function useLeft(others: readonly CallParticipant[]): string[] {
  const [seen, setSeen] = useState<ReadonlyMap<number, string>>(new Map());
  if (others.some(({ userId }) => !seen.has(userId))) {
    setSeen(new Map([...seen, ...others.map(({ userId, name }) => [userId, name] as const)]));
  }
  const present = new Set(others.map(({ userId }) => userId));
  return [...seen].filter(([userId]) => !present.has(userId)).map(([, name]) => name);
}
