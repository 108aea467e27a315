import { useSyncExternalStore } from 'react';
import { below } from '../../theme/breakpoints.ts';

const narrow = () => matchMedia(below('md'));

function subscribe(onChange: () => void) {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has the width of a phone, in which rows are cards. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}
