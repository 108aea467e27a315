import { useCallback, useLayoutEffect, useRef } from 'react';

/** What {@link useFocusAfterRemoval} returns, for a list whose heading is elsewhere on the page. */
export type FocusAfterRemoval<List extends HTMLElement = HTMLDivElement> = ReturnType<
  typeof useFocusAfterRemoval<List>
>;

/**
 * Keeps the focus in a list from which the pressed row disappears: it moves to the same button of the next
 * row, else to the heading of the list.
 *
 * @param rows of a list that may lose the row only after `restore` was called, such as when it is read again
 */
export function useFocusAfterRemoval<List extends HTMLElement = HTMLDivElement>(
  rows?: readonly unknown[],
) {
  const list = useRef<List>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<{ button: Element; index: number; kind: string } | null>(null);
  const mayFollow = rows !== undefined;

  /** Notes the button that is pressed, before its row disappears. */
  const note = useCallback(() => {
    const button = document.activeElement as HTMLElement | null;
    const kind = button?.dataset['removes'] ?? '';
    const buttons = list.current?.querySelectorAll(`[data-removes="${kind}"]`) ?? [];
    pressed.current = button && { button, kind, index: Array.from(buttons).indexOf(button) };
  }, []);

  const restore = useCallback(() => {
    const last = pressed.current;
    if (last?.button.isConnected === true && mayFollow) return;
    pressed.current = null;
    if (last === null || last.button.isConnected) return;
    const buttons = Array.from(
      list.current?.querySelectorAll<HTMLElement>(`[data-removes="${last.kind}"]`) ?? [],
    );
    (buttons[Math.min(last.index, buttons.length - 1)] ?? heading.current)?.focus();
  }, [mayFollow]);

  const seen = useRef(rows);
  useLayoutEffect(() => {
    if (seen.current === rows) return;
    seen.current = rows;
    // The browser gives the focus of a removed element to the body. In a dialog it is not lost yet.
    if (document.activeElement === document.body) restore();
  }, [rows, restore]);

  return {
    /** For the element around the list. Its buttons are marked with `data-removes`. */
    list,
    heading,
    note,
    /** Moves the focus, unless the row is still in the list. */
    restore,
  };
}
