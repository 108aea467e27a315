import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, now and after changes. Prefer a media query in a stylesheet where one is
 * enough.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  const read = () => matchMedia(query).matches;
  // Whoever renders without a browser states the size of the window by a `matchMedia` of its own.
  return useSyncExternalStore(subscribe, read, read);
}
