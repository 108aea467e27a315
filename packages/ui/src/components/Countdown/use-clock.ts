import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** A browser ends a longer wait at once. Milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * The time, read again after each `wait` that it requests. It pauses while `isRunning` is false or `wait` is null,
 * and is read at once when that changes.
 *
 * @param wait the milliseconds until the time matters again; null if it no longer does
 * @param read the source of the time: the device's clock by default
 */
export function useClock(
  isRunning: boolean,
  wait: (now: Date) => number | null,
  read: () => Date = deviceTime,
): Date {
  const [now, setNow] = useState(read);
  const nextWait = useEffectEvent(wait);
  const readTime = useEffectEvent(read);
  // The end of another wait, such as a later one, starts it again.
  const isTicking = isRunning && wait(now) !== null;
  useEffect(() => {
    if (!isTicking) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const moment = readTime();
      setNow(moment);
      const ms = nextWait(moment);
      if (ms !== null) timer = setTimeout(tick, Math.min(ms, LONGEST_WAIT_MS));
    };
    tick();
    return () => clearTimeout(timer);
  }, [isTicking]);
  return now;
}

const deviceTime = () => new Date();

/** Whether an element is visible: in the foreground tab, and not scrolled out of view. */
export function useIsSeen() {
  const [isSeen, setIsSeen] = useState(true);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    let isOnScreen = true;
    const tell = () => setIsSeen(isOnScreen && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? true;
      tell();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);
  return { isSeen, ref };
}
