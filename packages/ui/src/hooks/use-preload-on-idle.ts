import { useEffect } from 'react';

/** The delay in browsers without requestIdleCallback. */
const A_MOMENT_MS = 1000;

/**
 * Loads code that is needed soon, when the browser is idle.
 *
 * @param load loads it; null if it is already loaded
 */
export function usePreloadOnIdle(load: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    if (load === null) return;
    // After a failure the code is loaded when it is needed.
    const fetchNow = () => void load().catch(() => undefined);
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(fetchNow);
      return () => cancelIdleCallback(request);
    }
    const timer = setTimeout(fetchNow, A_MOMENT_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
