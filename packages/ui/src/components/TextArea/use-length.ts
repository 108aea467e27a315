import { useSyncExternalStore, type RefObject } from 'react';

/**
 * How many characters stand in a text area. Asks the element: forms write into it past React, and
 * what stands there is the truth.
 */
export function useLength(textArea: RefObject<HTMLTextAreaElement | null>): number {
  return useSyncExternalStore(
    (onEdit) => {
      const element = textArea.current;
      element?.addEventListener('input', onEdit);
      return () => element?.removeEventListener('input', onEdit);
    },
    () => textArea.current?.value.length ?? 0,
  );
}
