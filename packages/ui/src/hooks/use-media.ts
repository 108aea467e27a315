import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and when it changes. Where a style can ask, let the style ask. */
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
