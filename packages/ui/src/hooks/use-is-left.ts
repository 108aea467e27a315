import { useEffect, useRef, type RefObject } from 'react';
import { addHeldDecisions } from './held-decisions.ts';

/**
 * Whether the page has been left, or is about to be, as its session ends: a failure is not seen on it any more. To be
 * read when a request is answered.
 */
export function useIsLeft(): Readonly<RefObject<boolean>> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    // They are asked for before the session ends.
    const remove = addHeldDecisions(() => {
      isLeft.current = true;
      return undefined;
    });
    return () => {
      remove();
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
