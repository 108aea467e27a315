import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of what replaces the last profile: the pressed button disappears with it.
 *
 * @param hasEnded the user has decided on a profile, and none is left or being loaded
 * @returns the ref of the heading, for the end of the deck and for a failure to fill it
 */
export function useFocusAtEnd(hasEnded: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // The browser gives the focus of a removed element to the body. In a dialog it is not lost yet.
    if (hasEnded && document.activeElement === document.body) heading.current?.focus();
  }, [hasEnded]);
  return heading;
}
