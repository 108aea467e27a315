import { useCallback, type Ref } from 'react';
import { rolesOf } from './card-props.ts';
import type { DataTableColumn, DataTableProps } from './data-table-props.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { useRowFocus } from './row-focus.ts';
import { RowWindow, WINDOW_FROM } from './RowWindow.tsx';

export interface DataTableBodyProps<Row> extends Pick<
  DataTableProps<Row>,
  'rowId' | 'rowName' | 'onOpenRow'
> {
  /** The rows of the page, in their order. */
  rows: readonly Row[];
  selected: ReadonlySet<string>;
  /** The number of rows on the previous pages. */
  before: number;
  columns: readonly DataTableColumn<Row>[];
  onToggle: ((id: string) => void) | undefined;
  asCards: boolean;
}

export function DataTableBody<Row>({
  rows,
  before,
  columns,
  rowId,
  rowName,
  selected,
  onToggle,
  onOpenRow,
  asCards,
}: DataTableBodyProps<Row>) {
  const focus = useRowFocus({
    count: rows.length,
    onOpen: onOpenRow && ((index) => onOpenRow(rows[index] as Row)),
    onToggle: onToggle && ((index) => onToggle(rowId(rows[index] as Row))),
  });
  const keyOf = useCallback((index: number) => rowId(rows[index] as Row), [rows, rowId]);
  const isWalked = onOpenRow !== undefined || onToggle !== undefined;

  const rowAt = (index: number, measure?: Ref<HTMLTableRowElement>) => {
    const row = rows[index] as Row;
    const id = rowId(row);
    return (
      <DataTableRow
        key={id}
        ref={measure}
        row={row}
        id={id}
        name={rowName(row)}
        columns={columns}
        index={index}
        ariaRowIndex={before + index + 2}
        isSelected={selected.has(id)}
        onToggle={onToggle}
        tabIndex={isWalked ? (index === focus.current ? 0 : -1) : undefined}
        asCards={asCards}
      />
    );
  };

  return (
    <tbody
      {...rolesOf(asCards).group}
      {...(isWalked && { onFocus: focus.onFocus, onKeyDown: focus.onKeyDown })}
    >
      {rows.length < WINDOW_FROM ? (
        rows.map((_, index) => rowAt(index))
      ) : (
        <RowWindow count={rows.length} keyOf={keyOf} asCards={asCards} current={focus.current}>
          {rowAt}
        </RowWindow>
      )}
    </tbody>
  );
}
