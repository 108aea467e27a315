import { CoolDownError, minutesAndSeconds, secondsChangeIn, secondsLeft } from '@perigee/domain';
import { useState } from 'react';
import { useClock } from '../../components/Countdown/use-clock.ts';

interface CoolDown {
  /** How long it is until another code can be asked for: '0:24'. Null once it can. */
  timeLeft: string | null;
  /** Sends a code. Resolves with false where one was sent a moment ago: the time runs then. */
  sendUnlessCooling: (send: () => Promise<void>) => Promise<boolean>;
  /** For another number. */
  forget: () => void;
}

/** Between one code and the next: the server says how long, when another is asked for too soon. */
export function useCoolDown(): CoolDown {
  const [endsAt, setEndsAt] = useState<Date | null>(null);
  const now = useClock(endsAt !== null, (moment) =>
    endsAt === null ? null : secondsChangeIn(endsAt, moment),
  );
  const seconds = endsAt === null ? 0 : secondsLeft(endsAt, now);
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
