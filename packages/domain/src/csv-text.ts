/**
 * The start of a formula after a character at which a spreadsheet may split a cell: some spreadsheets take
 * semicolons, tabs or bars for commas, and then ignore quotes within a line.
 */
const FORMULA_WITHIN = /([;|\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;
const FORMULA_AT_START = /^(?=[=+\-@＝＋－＠\t\r])/;

/**
 * The text of a CSV cell, before it is quoted. What a spreadsheet would take for a formula gets an apostrophe:
 * users choose the texts about themselves.
 */
export function csvText(text: string): string {
  return text.replaceAll(FORMULA_WITHIN, "$1'").replace(FORMULA_AT_START, "'");
}
