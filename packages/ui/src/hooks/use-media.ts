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
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
