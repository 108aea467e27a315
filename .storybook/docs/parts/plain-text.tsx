import type { ReactNode } from 'react';

/** A sentence of a guide: text in backticks becomes code. */
export function withCode(sentence: string): ReactNode {
  const parts = sentence.split('`').map((text, position) => ({ text, isCode: position % 2 === 1 }));
  // The same word may occur twice, but a sentence never changes its order.
  return parts.map(({ text, isCode }, position) =>
    // oxlint-disable-next-line react/no-array-index-key
    isCode ? <code key={position}>{text}</code> : text,
  );
}
