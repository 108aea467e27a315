import { useLayoutEffect, useRef } from 'react';

/** The first heading in the nearest of these elements that has one and is still on the page. */
function headingIn(places: readonly Element[]): HTMLElement | undefined {
  return places
    .filter((place) => place.isConnected)
    .map((place) => place.querySelector<HTMLElement>('h1, h2, h3'))
    .find((heading) => heading !== null);
}

function ancestorsOf(element: Element): Element[] {
  const { parentElement: parent } = element;
  return parent === null ? [] : [parent, ...ancestorsOf(parent)];
}

/**
 * Moves the focus to the heading of what replaces an error after a retry: the pressed button disappears, and a
 * keyboard would start again at the top of the page.
 *
 * @returns the ref of the button
 */
export function useFocusAfterRetry(retrying: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    if (!retrying || button === null) return undefined;
    // Runs before the removal, while the button still has the focus.
    return () => {
      if (document.activeElement !== button) return;
      const places = ancestorsOf(button);
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const heading = headingIn(places);
        if (heading === undefined) return;
        if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
        heading.focus();
      });
    };
  }, [retrying]);
  return ref;
}
