import { useSyncExternalStore, type RefObject } from 'react';

/**
 * The number of characters in a text area. Reads the element: a form may write into it past React.
 *
 * Listens on the document, where a real event arrives after React has handled it. A listener on the
 * element itself comes first, and its update would draw the old value of a controlled text area over
 * what was typed.
 */
export function useLength(textArea: RefObject<HTMLTextAreaElement | null>): number {
  return useSyncExternalStore(subscribe, () => textArea.current?.value.length ?? 0);
}

function subscribe(onEdit: () => void) {
  document.addEventListener('input', onEdit);
  return () => document.removeEventListener('input', onEdit);
}
