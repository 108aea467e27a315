import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';

/** The value of a cell. For null the cell is empty. */
export type Cell = string | number | boolean | Date | null;

/** A row of a report, by the names of the columns. Its id is the key by which it is paged. */
type Row = { id: number } & Record<string, Cell>;

/** The sources that the rows of a report are read from. */
export interface ReportSource {
  db: Queryable;
  now: Date;
}

/** Rows of a report, and the key of the last one; the key is null on the last page. */
interface ReportPage {
  rows: Cell[][];
  after: number | null;
}

/** A table that is read in pages, so that at most one of them is in memory. */
export interface Report {
  columns: readonly string[];
  /** @param after the key of the last row before the page; 0 for the first page */
  page: (source: ReportSource, after: number) => Promise<ReportPage>;
}

/** The number of rows in a page. */
export const ROWS_AT_ONCE = 500;

/**
 * Defines a report.
 *
 * @param columns their names, in order
 * @param read reads at most {@link ROWS_AT_ONCE} rows whose ids are greater than `after`, by id
 * @param isShown selects the rows that the report contains; all by default
 */
export function report(
  columns: readonly string[],
  read: (source: ReportSource, after: number) => Promise<Row[]>,
  isShown: (row: Row) => boolean = () => true,
): Report {
  return {
    columns,
    page: async (source, after) => {
      const rows = await read(source, after);
      const last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1);
      return {
        rows: rows.filter(isShown).map((row) => columns.map((column) => row[column] ?? null)),
        after: last?.id ?? null,
      };
    },
  };
}

/** An amount of cents in US dollars, in a format that spreadsheets can add up: 3500 gives 35.00. */
export const inDollars = (cents: PgColumn): SQL<string> => sql`(${cents} / 100.0)::numeric(12, 2)`;
