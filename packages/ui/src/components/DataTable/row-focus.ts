import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** How far Page Up and Page Down go. */
const LEAP = 10;

interface Options {
  count: number;
  onOpen: ((index: number) => void) | undefined;
  onToggle: ((index: number) => void) | undefined;
}

/**
 * Tab stops at one row; from there arrow keys, Page Up and Down, Home and End walk, Enter opens and
 * Space selects. Tab goes on into what the row holds, and Escape comes back to the row. It stays a
 * table, not a grid: screen readers read it with keys of their own.
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
      // At once: the row may be one that was out of sight, and not there yet.
      flushSync(() => setPlace(next));
      body.querySelector<HTMLElement>(`:scope > tr[data-index='${next}']`)?.focus();
    } else if (event.key === 'Enter' && onOpen !== undefined) onOpen(index);
    else if (event.key === ' ' && onToggle !== undefined) onToggle(index);
    else return;
    event.preventDefault();
  };

  return { current, onFocus, onKeyDown };
}

/** Where a key leads to from a row. */
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
