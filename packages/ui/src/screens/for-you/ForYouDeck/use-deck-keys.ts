import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Handles the arrow keys for the focus inside the deck or on its ancestors: a press on text or empty space
 * focuses `main` or `body`. Elements that use the arrow keys themselves keep them: the photos, a dialog, a
 * menu.
 */
export function useDeckKeys(
  root: RefObject<HTMLElement | null>,
  onArrow: (side: 'left' | 'right') => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const side = { ArrowLeft: 'left', ArrowRight: 'right' }[event.key] as 'left' | 'right';
    const isChord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (side === undefined || isChord || event.repeat || event.defaultPrevented) return;
    const target = event.target as Node;
    const deck = root.current;
    if (deck === null || !(deck.contains(target) || target.contains(deck))) return;
    event.preventDefault();
    onArrow(side);
  });
  // Before the profile is painted: a key pressed at its first appearance counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
