/** A cell, in quotes or without, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;

/** The cells of a CSV file in the format of RFC 4180, row by row. Throws if it has another format. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let read = 0;
  for (const [whole, quoted, plain = '', end] of text.matchAll(CELL)) {
    read += whole.length;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (read !== text.length) throw new Error(`No CSV from character ${read} on`);
  return rows;
}
