import { useCallback, useRef } from 'react';

/**
 * Keeps the focus in a list from which the pressed row disappears: it moves to the same button of the next
 * row, else to the heading of the list.
 */
export function useFocusAfterRemoval() {
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<{ button: Element; index: number; kind: string } | null>(null);

  const buttonsOf = (kind: string) =>
    Array.from(list.current?.querySelectorAll<HTMLElement>(`[data-removes="${kind}"]`) ?? []);

  /** Notes the button that is pressed, before its row disappears. */
  const note = useCallback(() => {
    const button = document.activeElement as HTMLElement | null;
    const kind = button?.dataset['removes'] ?? '';
    const buttons = list.current?.querySelectorAll(`[data-removes="${kind}"]`) ?? [];
    pressed.current = button && { button, kind, index: Array.from(buttons).indexOf(button) };
  }, []);

  return {
    /** For the element around the list. Its buttons are marked with `data-removes`. */
    list,
    heading,
    note,
    /** Moves the focus, unless the row is still in the list. */
    restore: () => {
      const last = pressed.current;
      pressed.current = null;
      if (last === null || last.button.isConnected) return;
      const buttons = buttonsOf(last.kind);
      (buttons[Math.min(last.index, buttons.length - 1)] ?? heading.current)?.focus();
    },
  };
}
