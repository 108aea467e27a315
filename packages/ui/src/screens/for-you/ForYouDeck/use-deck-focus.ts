import { useLayoutEffect, useRef } from 'react';

interface DeckFocusOptions {
  /** No profile is left, and none is being loaded. */
  isAtEnd: boolean;
  /** The user has decided on a profile. */
  hasBegun: boolean;
}

/**
 * Moves the focus where the pressed button disappears: with the last profile to the heading of what replaces it, and
 * to the title of the page with that, when skipped profiles are read again.
 *
 * @returns the ref of the page's title, and that of the heading at the end, also of a failure to fill the deck
 */
export function useDeckFocus({ isAtEnd, hasBegun }: DeckFocusOptions) {
  const title = useRef<HTMLHeadingElement>(null);
  const end = useRef<HTMLHeadingElement>(null);
  const wasAtEnd = useRef(false);
  useLayoutEffect(() => {
    // The browser gives the focus of a removed element to the body. In a dialog it is not lost yet.
    if (document.activeElement === document.body) {
      if (isAtEnd && hasBegun) end.current?.focus();
      if (!isAtEnd && wasAtEnd.current) title.current?.focus();
    }
    wasAtEnd.current = isAtEnd;
  }, [isAtEnd, hasBegun]);
  return { title, end };
}
