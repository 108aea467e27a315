const COUNTS = /[\d+]/;

/**
 * Where the caret belongs after the text under it was formatted anew: behind as many digits as
 * before, so that it does not jump to the end when a digit in the middle is changed.
 *
 * @param before the text as the browser left it
 * @param caret the caret in that text
 * @param after the text as it will stand
 */
export function caretAfter(before: string, caret: number, after: string): number {
  let digits = before.slice(0, caret).replaceAll(/[^\d+]/g, '').length;
  let position = 0;
  while (digits > 0 && position < after.length) {
    if (COUNTS.test(after.charAt(position))) digits -= 1;
    position += 1;
  }
  return position;
}
