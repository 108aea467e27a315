import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** The number of rows that Page Up and Page Down move by. */
const LEAP = 10;

interface Options {
  count: number;
  onOpen: ((index: number) => void) | undefined;
  onToggle: ((index: number) => void) | undefined;
}

/**
 * One row is the tab stop; from it arrow keys, Page Up and Down, Home and End move, Enter opens and Space
 * selects. Tab moves into the content of the row, and Escape returns to the row. The role stays table, not
 * grid: screen readers navigate tables with their own keys.
 */
export function useRowFocus({ count, onOpen, onToggle }: Options) {
  const [place, setPlace] = useState(0);
  const current = Math.max(0, Math.min(place, count - 1));

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const row = rowOf(event.target);
    if (row !== null) setPlace(indexOf(row));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const body = event.currentTarget;
    const row = rowOf(event.target as Element);
    if (row === null || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    if (event.target !== row) {
      if (event.key === 'Escape') row.focus();
      return;
    }
    const index = indexOf(row);
    const next = target(event.key, index, count);
    if (next !== undefined) {
      // Synchronously, because the row may have been out of view and not rendered yet.
      flushSync(() => setPlace(next));
      body.querySelector<HTMLElement>(`:scope > tr[data-index='${next}']`)?.focus();
    } else if (event.key === 'Enter' && onOpen !== undefined) onOpen(index);
    else if (event.key === ' ' && onToggle !== undefined) onToggle(index);
    else return;
    event.preventDefault();
  };

  return { current, onFocus, onKeyDown };
}

/** The row to which a key moves. */
function target(key: string, index: number, count: number): number | undefined {
  const clamp = (to: number) => Math.max(0, Math.min(to, count - 1));
  switch (key) {
    case 'ArrowDown':
      return clamp(index + 1);
    case 'ArrowUp':
      return clamp(index - 1);
    case 'PageDown':
      return clamp(index + LEAP);
    case 'PageUp':
      return clamp(index - LEAP);
    case 'Home':
      return 0;
    case 'End':
      return clamp(count - 1);
    default:
      return undefined;
  }
}

const rowOf = (element: Element) => element.closest<HTMLElement>('tr[data-index]');
const indexOf = (row: HTMLElement) => Number(row.dataset['index']);
