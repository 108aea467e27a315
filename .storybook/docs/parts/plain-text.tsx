import type { ReactNode } from 'react';

/** A sentence of a guide: what stands in backticks is code. */
export function withCode(sentence: string): ReactNode {
  const parts = sentence.split('`').map((text, position) => ({ text, isCode: position % 2 === 1 }));
  // The same word may come twice, but a sentence never moves.
  return parts.map(({ text, isCode }, position) =>
    // oxlint-disable-next-line react/no-array-index-key
    isCode ? <code key={position}>{text}</code> : text,
  );
}
