import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * The arrow keys, wherever in the deck or around it the focus is: a press on text or blank ground
 * gives it to `main` or `body`. What has a use for the keys itself keeps them: the photos, a dialog, a
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
  // Before the profile is painted: a key pressed on sight of it counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
