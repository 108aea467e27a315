import { useState, type ReactNode } from 'react';
import { body, cell, head, headCell, row, sortButton, table } from './Table.css.ts';

export interface Column<Row> {
  title: string;
  /** The content of a row's cell. */
  cell: (row: Row) => ReactNode;
  /** A share of the width, such as '20%'. */
  width?: string;
  /** What the rows are sorted by when the reader presses the title. */
  sortBy?: (row: Row) => string;
}

export interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The unique key of a row. */
  keyOf: (row: Row) => string;
  /** Lets a URL fragment point to a row: its key is the row's id. */
  linkable?: boolean;
}

const alphabet = new Intl.Collator('en', { numeric: true });

interface Sorting<Row> {
  column: Column<Row>;
  isDescending: boolean;
}

function sorted<Row>(rows: readonly Row[], sorting: Sorting<Row> | null): readonly Row[] {
  const sortBy = sorting?.column.sortBy;
  if (sortBy === undefined) return rows;
  const inOrder = rows.toSorted((a, b) => alphabet.compare(sortBy(a), sortBy(b)));
  return sorting?.isDescending === true ? inOrder.toReversed() : inOrder;
}

/** A table of the documentation. On a phone its rows become lists, so that nothing overflows sideways. */
export function Table<Row>({ columns, rows, keyOf, linkable = false }: TableProps<Row>) {
  const [sorting, setSorting] = useState<Sorting<Row> | null>(null);
  const isSortedBy = ({ title }: Column<Row>) => sorting?.column.title === title;
  const orderOf = (column: Column<Row>) => {
    if (!isSortedBy(column)) return undefined;
    return sorting?.isDescending === true ? 'descending' : 'ascending';
  };
  return (
    <table className={table}>
      <thead className={head}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.title}
              className={headCell}
              style={{ width: column.width }}
              aria-sort={orderOf(column)}
            >
              {column.sortBy === undefined ? (
                column.title
              ) : (
                <button
                  type="button"
                  className={sortButton}
                  onClick={() =>
                    setSorting({ column, isDescending: orderOf(column) === 'ascending' })
                  }
                >
                  {column.title}
                </button>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={body}>
        {sorted(rows, sorting).map((each) => (
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
