import { useEffect, useEffectEvent } from 'react';
import { useServices } from './services-context.ts';

/** The times between two looks at the device's clock. Milliseconds. */
const LOOK_MS = 10_000;
/** A look that is later than this has slept. Timers of a busy page are late too, but not by as much. */
const SLEPT_MS = 2 * LOOK_MS;

/**
 * Calls `correct` when the device's clock may have gone wrong unseen: the page returns to the foreground or gets the
 * focus, the network is back, or the device has slept, or its clock was set, while the page was open.
 */
export function useClockCorrection(correct: () => void): void {
  const { clock } = useServices();
  const onCorrect = useEffectEvent(correct);
  useEffect(() => {
    const isVisible = () => document.visibilityState === 'visible';
    const onVisible = () => {
      if (isVisible()) onCorrect();
    };
    let lookedAt = clock.now().getTime();
    const look = () => {
      const now = clock.now().getTime();
      // Browsers slow down the timers of pages in the background.
      if (isVisible() && Math.abs(now - lookedAt) > SLEPT_MS) onCorrect();
      lookedAt = now;
    };
    const timer = setInterval(look, LOOK_MS);
    addEventListener('focus', onVisible);
    addEventListener('online', onVisible);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', onVisible);
      removeEventListener('online', onVisible);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [clock]);
}
