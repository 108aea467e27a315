import {
  CoolDownError,
  minutesAndSeconds,
  secondsChangeIn,
  secondsLeft,
} from '@perigee/domain/auth';
import { useState } from 'react';
import { useClock } from '../../components/Countdown/use-clock.ts';

interface CoolDown {
  /** The time until another code can be requested: '0:24'. Null if it can be. */
  timeLeft: string | null;
  /** Sends a code. Resolves with false if one was sent too recently: the timer runs then. */
  sendUnlessCooling: (send: () => Promise<void>) => Promise<boolean>;
  /** Resets the timer, for another number. */
  forget: () => void;
}

/**
 * The wait between two codes: the server sends its duration, if another code is requested too soon.
 *
 * @param fixed a time in place of the clock, for stories: the timer does not run then
 */
export function useCoolDown(fixed: Date | undefined): CoolDown {
  const [endsAt, setEndsAt] = useState<Date | null>(null);
  const clock = useClock(endsAt !== null && fixed === undefined, (moment) =>
    endsAt === null ? null : secondsChangeIn(endsAt, moment),
  );
  const seconds = endsAt === null ? 0 : secondsLeft(endsAt, fixed ?? clock);
  return {
    timeLeft: seconds > 0 ? minutesAndSeconds(seconds) : null,
    sendUnlessCooling: async (send) => {
      try {
        await send();
      } catch (error) {
        if (!(error instanceof CoolDownError)) throw error;
        setEndsAt(error.endsAt);
        return false;
      }
      return true;
    },
    forget: () => setEndsAt(null),
  };
}
