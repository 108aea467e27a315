/**
 * A text of at most `most` characters, with an ellipsis if it was cut. Counts visible characters, so that no
 * letter loses its accent. Source: events §2 (Event cards), §9.
 */
export function trimmed(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  if (characters.length <= most) return text;
  return `${characters.slice(0, most).join('').trimEnd()}…`;
}
