const COUNTS = /[\d+]/;

/**
 * The caret position after the text was formatted: after the same number of digits as before, so that it does
 * not jump to the end when the user changes a digit in the middle.
 *
 * @param before the text as the browser left it
 * @param caret the caret in that text
 * @param after the formatted text
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
