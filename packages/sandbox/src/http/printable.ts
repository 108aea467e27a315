/** What moves a terminal's cursor, ends its line or turns its text around, but for a line that goes on indented. */
const CONTROLS = /(?!\n {2})[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** A line for the terminal in which nothing that a client sent acts on the terminal or ends the line. */
export const printable = (line: string): string =>
  line.replaceAll(
    CONTROLS,
    (control) => `\\u${(control.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
