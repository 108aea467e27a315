import { useState } from 'react';
import { usePreloadOnIdle } from './use-preload-on-idle.ts';

/**
 * Whether the component must be rendered: from its first opening on, until the unmount. Its code is loaded by
 * then, or earlier, when the browser is idle.
 *
 * @param load loads the code; may be called again
 */
export function useLazyMount(open: boolean, load: () => Promise<unknown>): boolean {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  usePreloadOnIdle(wasOpened ? null : load);
  return wasOpened;
}
