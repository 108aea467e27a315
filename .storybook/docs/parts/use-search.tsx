import { SearchField } from '@perigee/ui';
import { useState, type ReactNode } from 'react';
import { search } from './search.css.ts';

/** Whether a text contains each of the words. */
function fits(text: string, words: string): boolean {
  const lowerCase = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lowerCase.includes(word));
}

/**
 * A field that searches rows by the words in them.
 *
 * @param rows all of them
 * @param textOf what can be found of a row; without it, all that it says
 */
export function useSearch<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string = (row) => JSON.stringify(row),
): { found: readonly Row[]; words: string; field: ReactNode } {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const found = rows.filter((row) => fits(textOf(row), words));
  const field = (
    <div className={search}>
      <SearchField label="Search" value={typed} onChange={setTyped} />
      <output>{found.length} found</output>
    </div>
  );
  return { found, words, field };
}
