import { useEffect, useState } from 'react';
import { useServices } from './services-context.ts';
import { useClockCorrection } from './use-clock-correction.ts';

/** The midnight after a moment, by the device's clock. */
function midnightAfter(time: Date): Date {
  const midnight = new Date(time);
  midnight.setHours(24, 0, 0, 0);
  return midnight;
}

/**
 * A time of the current day, for what is named by its distance from today, such as 'Yesterday'. It is renewed when the
 * next day begins while the page is open, and when the device has slept meanwhile.
 */
export function useCurrentDay(): Date {
  const { clock } = useServices();
  const [now, setNow] = useState(clock.now);
  useClockCorrection(() => setNow(clock.now()));
  useEffect(() => {
    const wait = midnightAfter(now).getTime() - clock.now().getTime();
    const timer = setTimeout(() => setNow(clock.now()), wait);
    return () => clearTimeout(timer);
  }, [clock, now]);
  return now;
}
