import { useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, now and after changes. Prefer a media query in a stylesheet where one is
 * enough.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
