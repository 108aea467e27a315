/**
 * Characters that move a terminal's cursor, end its line or reverse its text. A line break before
 * an indented line is allowed.
 */
const CONTROLS = /(?!\n {2})[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A line for the terminal, with client-sent control characters escaped, so that they neither act on
 * the terminal nor end the line.
 */
export const printable = (line: string): string =>
  line.replaceAll(
    CONTROLS,
    (control) => `\\u${(control.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
