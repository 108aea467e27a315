import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import {
  countdownAnnouncement,
  countdownChangesIn,
  ticketCountdown,
  ticketMessages,
} from '@perigee/domain/tickets';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { countdown } from './Countdown.css.ts';
import { useClock, useIsSeen } from './use-clock.ts';

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** When the event starts. */
  startsAt: Date;
  /** The time zone of the event, for the time at which it started. */
  timeZone: string;
  /** Its label, for screen readers. */
  label?: string;
  /** The source of the time: the device's clock by default. */
  readTime?: () => Date;
  /** A fixed time in place of the clock: nothing ticks then. */
  now?: Date;
  /**
   * Called when the event starts while the component is mounted, once it is visible: later, if it was not.
   */
  onElapsed?: () => void;
}

/** The time until an event starts: days, then a ticking clock, then the time at which it started. */
export function Countdown({
  startsAt,
  timeZone,
  label = ticketMessages.startsIn,
  readTime,
  now: fixed,
  onElapsed,
  className,
  ...rest
}: CountdownProps) {
  const { isSeen, ref } = useIsSeen();
  const isRunning = isSeen && fixed === undefined;
  const clock = useClock(isRunning, (moment) => countdownChangesIn(startsAt, moment), readTime);
  const now = fixed ?? clock;
  const { kind, text } = ticketCountdown(startsAt, now, timeZone);
  const isStarted = kind === 'started';
  const hasElapsed = useElapsed(isStarted, onElapsed);
  return (
    <span {...rest} className={clsx(countdown, className)}>
      <bdi ref={ref} {...(!isStarted && { role: 'timer', 'aria-label': label })}>
        {text}
      </bdi>
      {/* The live region is in the document before its text, or screen readers would not announce it. */}
      <output className={visuallyHidden}>
        {hasElapsed ? text : countdownAnnouncement(startsAt, now)}
      </output>
    </span>
  );
}

/** Whether the event started while the component was mounted; the start is reported once. */
function useElapsed(isStarted: boolean, onElapsed?: () => void): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  const wasStarted = useRef(isStarted);
  const elapse = useEffectEvent(() => onElapsed?.());
  useEffect(() => {
    if (isStarted && !wasStarted.current) elapse();
    setHasElapsed(isStarted && !wasStarted.current);
    wasStarted.current = isStarted;
  }, [isStarted]);
  return hasElapsed;
}
