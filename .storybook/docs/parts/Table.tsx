import type { ReactNode } from 'react';
import { body, cell, head, headCell, row, table } from './Table.css.ts';

export interface Column<Row> {
  title: string;
  /** The content of a row's cell. */
  cell: (row: Row) => ReactNode;
  /** A share of the width, such as '20%'. */
  width?: string;
}

export interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The unique key of a row. */
  keyOf: (row: Row) => string;
  /** Lets a URL fragment point to a row: its key is the row's id. */
  linkable?: boolean;
}

/** A table of the documentation. On a phone its rows become lists, so that nothing overflows sideways. */
export function Table<Row>({ columns, rows, keyOf, linkable = false }: TableProps<Row>) {
  return (
    <table className={table}>
      <thead className={head}>
        <tr>
          {columns.map(({ title, width }) => (
            <th key={title} className={headCell} style={{ width }}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={body}>
        {rows.map((each) => (
          <tr key={keyOf(each)} id={linkable ? keyOf(each) : undefined} className={row}>
            {columns.map((column) => (
              <td key={column.title} className={cell} data-title={column.title}>
                {column.cell(each)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
