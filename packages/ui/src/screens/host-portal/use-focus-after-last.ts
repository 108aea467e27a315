import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of the next list when the last item of a list is gone, and the list with it:
 * else a keyboard starts again at the top of the page.
 *
 * @param count of the items that may disappear
 * @returns the ref of the element around the next list
 */
export function useFocusAfterLast<Place extends HTMLElement>(
  count: number,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef(count);
  useLayoutEffect(() => {
    const isGone = count === 0 && last.current > 0;
    last.current = count;
    // The browser gives the focus of a removed element to the body.
    if (!isGone || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('h3[tabindex]')?.focus();
  }, [count]);
  return place;
}
