import { useMemo } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { useStable } from '../../hooks/use-stable.ts';

const NONE: ReadonlySet<string> = new Set();

type Options<Row> = Pick<DataTableProps<Row>, 'rowId' | 'selected' | 'onSelectedChange'>;

/** The selection, of all rows and of those on the page. */
export function useSelection<Row>(
  { rowId, selected = NONE, onSelectedChange }: Options<Row>,
  rows: readonly Row[],
) {
  const onPage = useMemo(
    () => (selected.size === 0 ? 0 : rows.filter((row) => selected.has(rowId(row))).length),
    [rowId, selected, rows],
  );

  const toggle = useStable((id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelectedChange?.(next);
  });

  /** The selection on other pages does not change. */
  const togglePage = (all: boolean) => {
    const next = new Set(selected);
    for (const row of rows) {
      if (all) next.add(rowId(row));
      else next.delete(rowId(row));
    }
    onSelectedChange?.(next);
  };

  return { selected, onPage, toggle, togglePage, clear: () => onSelectedChange?.(NONE) };
}
