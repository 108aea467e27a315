import {
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { PickedColumn } from './ColumnPicker.tsx';
import type { DataTableColumn, DataTableProps, DataTableSort } from './data-table-props.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });
/** TanStack Table gets no rows: see below. */
type NoRow = Record<string, never>;
const NO_ROWS: NoRow[] = [];

type Options<Row> = Pick<DataTableProps<Row>, 'columns' | 'defaultSort' | 'sort' | 'onSortChange'>;

/**
 * TanStack Table keeps which columns are visible, and which one is sorted. It gets no rows. Its row models
 * create an object for each row and read it at every comparison; row-order.ts sorts our rows, and only the
 * visible ones are processed.
 */
export function useColumns<Row>({
  columns,
  defaultSort,
  sort: givenSort,
  onSortChange,
}: Options<Row>) {
  const [ownSort, setOwnSort] = useState<DataTableSort | null>(defaultSort ?? null);
  const sort = givenSort === undefined ? ownSort : givenSort;
  const sorting: SortingState = sort === null ? [] : [{ id: sort.column, desc: sort.descending }];

  const definitions = useMemo(
    () => columns.map((column, index) => definitionOf(column, index)),
    [columns],
  );
  const [hiddenAtFirst] = useState(() =>
    Object.fromEntries(columns.filter(({ hidden }) => hidden).map(({ id }) => [id, false])),
  );
  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    initialState: { columnVisibility: hiddenAtFirst },
    state: { sorting },
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    onSortingChange: (updater: Updater<SortingState>) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater;
      if (next === undefined) return;
      const nextSort = { column: next.id, descending: next.desc };
      setOwnSort(nextSort);
      onSortChange?.(nextSort);
    },
  });

  const { columnVisibility } = table.state;
  const visible = useMemo(
    () => columns.filter(({ id }) => columnVisibility[id] !== false),
    [columns, columnVisibility],
  );
  return {
    sort,
    visible,
    sortBy: (id: string) => table.getColumn(id)?.toggleSorting(),
    /** The columns that may be hidden. */
    picked: (): PickedColumn[] =>
      table
        .getAllLeafColumns()
        .filter((column) => column.getCanHide())
        .map((column) => ({
          id: column.id,
          label: String(column.columnDef.header),
          isVisible: column.getIsVisible(),
          setVisible: (isVisible) => column.toggleVisibility(isVisible),
        })),
  };
}

/**
 * A column definition for TanStack Table. The column that names the row and the columns of buttons cannot be
 * hidden.
 */
function definitionOf<Row>(
  { id, header, headerHidden = false, sortable = false }: DataTableColumn<Row>,
  index: number,
): ColumnDef<typeof features, NoRow> {
  return {
    id,
    header,
    // TanStack Table does not sort a column without an accessor.
    accessorFn: () => undefined,
    enableSorting: sortable,
    sortDescFirst: false,
    enableHiding: index > 0 && !headerHidden,
  };
}
