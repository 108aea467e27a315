import { useSyncExternalStore } from 'react';

/** The value of a store that needs no browser, so that a page with it can be prerendered. */
export function useStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  return useSyncExternalStore(subscribe, read, read);
}
