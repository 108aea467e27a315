import { useEffect } from 'react';

/** Browsers that do not say when they rest are given a moment. */
const A_MOMENT_MS = 1000;

/**
 * Fetches code that is needed soon, when the browser has nothing else to do.
 *
 * @param load fetches it; null where it is there
 */
export function useFetchAhead(load: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    if (load === null) return;
    // What could not be fetched now is fetched again when it is needed.
    const fetchNow = () => void load().catch(() => undefined);
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(fetchNow);
      return () => cancelIdleCallback(request);
    }
    const timer = setTimeout(fetchNow, A_MOMENT_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
