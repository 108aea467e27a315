import { useSyncExternalStore, type RefObject } from 'react';

/**
 * The number of characters in a text area, or in a text field. Reads the element, because a form may set its value without React.
 *
 * The listener is on the document, which a real event reaches after React has handled it. A listener on the
 * element itself runs first, and its update would render the old value of a controlled text area over the
 * typed text.
 */
export function useLength(
  textArea: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
): number {
  return useSyncExternalStore(subscribe, () => textArea.current?.value.length ?? 0);
}

function subscribe(onEdit: () => void) {
  document.addEventListener('input', onEdit);
  return () => document.removeEventListener('input', onEdit);
}
