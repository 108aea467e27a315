import { startTransition, useCallback, useEffect, useState, type Ref } from 'react';
import { rolesOf } from './card-props.ts';
import type { DataTableColumn, DataTableProps } from './data-table-props.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { useRowFocus } from './row-focus.ts';
import { rowHeight, RowWindow, Spacer, WINDOW_FROM } from './RowWindow.tsx';

/**
 * The rows of the first paint, more than a window shows. The others follow at once, in a render that does not keep the
 * user waiting. Until then the table has about its height, so that a page to which the user returns is scrolled to the
 * same place.
 */
const FIRST_ROWS = 16;
const FIRST_CARDS = 6;

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
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    startTransition(() => setIsPainted(true));
  }, []);
  const first = asCards ? FIRST_CARDS : FIRST_ROWS;
  const waiting = isPainted ? 0 : Math.max(0, rows.length - first);
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
        <>
          {rows.slice(0, rows.length - waiting).map((_, index) => rowAt(index))}
          {waiting > 0 && <Spacer height={waiting * rowHeight(asCards)} />}
        </>
      ) : (
        <RowWindow count={rows.length} keyOf={keyOf} asCards={asCards} current={focus.current}>
          {rowAt}
        </RowWindow>
      )}
    </tbody>
  );
}
