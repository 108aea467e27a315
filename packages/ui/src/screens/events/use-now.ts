import { useClock } from '../../components/Countdown/use-clock.ts';

const MINUTE_MS = 60_000;

/** The time, read again every minute: a page that stays open shows the start and the end of an event. */
export function useNow(fixed: Date | undefined): Date {
  const clock = useClock(fixed === undefined, () => MINUTE_MS);
  return fixed ?? clock;
}
