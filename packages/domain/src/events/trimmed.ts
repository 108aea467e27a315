/**
 * A text of at most `most` characters, with an ellipsis if it was cut. It ends at a whole word; only a word
 * that is longer than `most` is cut itself. Counts visible characters, so that no letter loses its accent.
 * Source: events §2 (Event cards), §9, decision P-115.
 */
export function trimmed(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  if (characters.length <= most) return text;
  const kept = characters.slice(0, endOfCut(characters, most)).join('');
  return `${kept.replace(OPEN_END, '')}…`;
}

/** The ellipsis follows a word, without the space, comma or dash after it. */
const OPEN_END = /[\s,;:–—-]+$/u;

const isSpace = (character: string) => /^\s/u.test(character);

/** The number of characters before the word that does not fit, or `most` within a word that never fits. */
function endOfCut(characters: readonly string[], most: number): number {
  const wordStart = characters.slice(0, most).findLastIndex(isSpace) + 1;
  const spaceAfter = characters.findIndex((character, at) => at >= most && isSpace(character));
  const wordEnd = spaceAfter === -1 ? characters.length : spaceAfter;
  return wordEnd === most || wordEnd - wordStart > most ? most : wordStart;
}
