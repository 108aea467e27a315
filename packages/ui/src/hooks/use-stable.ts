import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that never changes and calls the callback of the last render, so that rows which take it do not
 * render again.
 */
export function useStable<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
