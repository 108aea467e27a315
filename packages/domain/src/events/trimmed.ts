/**
 * A text of at most `most` characters, with an ellipsis if it was cut. It ends at a whole word; only a word
 * that is longer than `most` is cut itself. Counts visible characters, so that no letter loses its accent.
 * Source: events §2 (Event cards), §9, decision P-115.
 */
export function trimmed(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  if (characters.length <= most) return text;
  // The word at the limit, which ends there or does not fit.
  const isInWord = (at: number) => Boolean(characters[at]?.trim());
  let start = most;
  let end = most;
  while (isInWord(start - 1)) start -= 1;
  while (isInWord(end)) end += 1;
  const kept = characters.slice(0, end === most || end - start > most ? most : start).join('');
  // The ellipsis follows a word, without the space, comma or dash after it.
  return `${kept.replace(/[\s,;:–—-]+$/, '')}…`;
}
