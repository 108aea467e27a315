import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what was drawn beforehand and while it is taken over; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
