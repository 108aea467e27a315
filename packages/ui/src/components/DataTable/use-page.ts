import { useMemo, useState } from 'react';
import type { DataTableProps, DataTableSort } from './data-table-props.ts';
import { inOrder } from './row-order.ts';

type Options<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'total' | 'pageSize' | 'page' | 'onPageChange'
>;

/** The rows of the current page in their order: from the server, or computed here. */
export function usePage<Row>(
  { columns, rows, total, pageSize, page: givenPage, onPageChange }: Options<Row>,
  sort: DataTableSort | null,
) {
  const [ownPage, setOwnPage] = useState(1);
  const isOurs = total === undefined;
  const count = total ?? rows.length;
  const size = pageSize ?? Math.max(1, count);
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(givenPage ?? ownPage, pages);
  const before = (page - 1) * size;

  const ordered = useMemo(() => {
    const valueOf = columns.find(({ id }) => id === sort?.column)?.value;
    if (!isOurs || sort === null || valueOf === undefined) return rows;
    return inOrder(rows, valueOf, sort.descending);
  }, [columns, rows, isOurs, sort]);

  const shown = useMemo(
    () => (isOurs && pages > 1 ? ordered.slice(before, before + size) : ordered),
    [ordered, isOurs, pages, before, size],
  );

  const goTo = (next: number) => {
    if (next === page) return;
    setOwnPage(next);
    onPageChange?.(next);
  };
  return { shown, count, before, page, pages, goTo };
}
