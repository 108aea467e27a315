import { useRef, type KeyboardEvent } from 'react';
import type { Choice } from '../Field/choice.ts';

/** Letters typed within this time of each other are one search. Milliseconds. */
const PAUSE_MS = 750;

/** A search by typed letters, which also ends when the returned `endWord` is called. */
export function useTypeahead() {
  const typed = useRef({ text: '', at: 0 });

  /**
   * Finds the option that begins with the typed letters, starting after the current one. If there is none, a
   * repeated letter moves through all options that begin with it. -1 if nothing matches, null if the key is no
   * letter.
   */
  const findTyped = (
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

    // The next letter of a word stays at the option as long as it matches.
    const found = find(options, text, earlier === '' ? current + 1 : current);
    const letter = text.charAt(0);
    const isRepeated = text === letter.repeat(text.length);
    return found === -1 && isRepeated ? find(options, letter, current + 1) : found;
  };

  const endWord = () => {
    typed.current.text = '';
  };

  return { findTyped, endWord };
}

/** The index of the first option from `first` on, around the end, that begins with the text, or -1. */
function find(options: readonly Choice<unknown>[], text: string, first: number): number {
  const from = Math.max(first, 0);
  const order = [...options.keys()].map((step) => (from + step) % options.length);
  return order.find((index) => begins(options[index], text)) ?? -1;
}

function begins(option: Choice<unknown> | undefined, text: string): boolean {
  return option?.disabled !== true && option?.label.toLowerCase().startsWith(text) === true;
}
