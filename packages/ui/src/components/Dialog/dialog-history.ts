import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Lets the browser's Back close a full-screen dialog on a phone, instead of leaving the page. */
export interface DialogHistory {
  /**
   * Adds an entry to the browser's history.
   *
   * @param close called when the user goes back from it
   * @returns a function that removes the entry, for a dialog that closed otherwise
   */
  addEntry: (close: () => void) => () => void;
}

/** Provided by the app, which knows its router. Without it Back leaves the page. */
export const DialogHistoryContext = createContext<DialogHistory | null>(null);

/** The history entry of a dialog, for as long as it is open. */
export function useHistoryEntry(isOpen: boolean, onBack: () => void): void {
  const history = use(DialogHistoryContext);
  const close = useEffectEvent(onBack);
  useEffect(() => (isOpen ? history?.addEntry(() => close()) : undefined), [isOpen, history]);
}
