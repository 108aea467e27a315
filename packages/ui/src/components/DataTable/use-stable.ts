import { useCallback, useLayoutEffect, useRef } from 'react';

/** The callback of the last render as one that never changes, so that rows which got it need not render again. */
export function useStable<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
