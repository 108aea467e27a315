import { useState } from 'react';
import { useFetchAhead } from './use-fetch-ahead.ts';

/**
 * Whether what opens has to be drawn: from its first opening on, to its end. Its code is fetched by
 * then, or before, when the browser has nothing else to do.
 *
 * @param load fetches the code; may be called again
 */
export function useOpenedOnce(open: boolean, load: () => Promise<unknown>): boolean {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useFetchAhead(wasOpened ? null : load);
  return wasOpened;
}
