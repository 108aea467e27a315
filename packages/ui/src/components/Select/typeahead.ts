import { useRef, type KeyboardEvent } from 'react';
import type { Choice } from '../Field/choice.ts';

/** Letters typed within this time of each other are one search. Milliseconds. */
const PAUSE_MS = 750;

/**
 * Finds the option that matches the typed letters, starting after the current one. A repeated letter moves
 * through all options that begin with it. Null if the key is no letter, or nothing matches.
 */
export function useTypeahead() {
  const typed = useRef({ text: '', at: 0 });
  return (
    event: KeyboardEvent,
    options: readonly Choice<unknown>[],
    current: number,
  ): number | null => {
    const { key, timeStamp } = event;
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return null;
    const earlier = timeStamp - typed.current.at < PAUSE_MS ? typed.current.text : '';
    if (key === ' ' && earlier === '') return null;
    const text = earlier + key.toLowerCase();
    typed.current = { text, at: timeStamp };

    const isRepeated = text.replaceAll(text.charAt(0), '') === '';
    const start = isRepeated ? text.charAt(0) : text;
    const first = isRepeated ? current + 1 : Math.max(current, 0);
    const order = [...options.keys()].map((step) => (first + step) % options.length);
    return order.find((index) => matches(options[index], start)) ?? null;
  };
}

function matches(option: Choice<unknown> | undefined, start: string): boolean {
  return option?.disabled !== true && option?.label.toLowerCase().startsWith(start) === true;
}
