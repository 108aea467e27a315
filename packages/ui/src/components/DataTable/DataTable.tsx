import { numberText } from '@perigee/domain';
import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { useMedia } from '../../hooks/use-media.ts';
import { below } from '../../theme/breakpoints.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { frame, scroller, table as tableClass } from '../Table/Table.css.ts';
import type { DataTableProps } from './data-table-props.ts';
import { rolesOf } from './card-props.ts';
import { cards } from './cards.css.ts';
import {
  dataTable,
  filterLine,
  foot,
  notice,
  range,
  root,
  scrolls,
  windowed,
} from './DataTable.css.ts';
import { DataTableBar } from './DataTableBar.tsx';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableHead, directionOf } from './DataTableHead.tsx';
import { WINDOW_FROM } from './RowWindow.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { useColumns } from './use-columns.ts';
import { usePage } from './use-page.ts';
import { useSelection } from './use-selection.ts';

export type { DataTableColumn, DataTableProps } from './data-table-props.ts';

/** The number of skeleton rows if the number of rows is unknown. */
const SKELETON_ROWS = 8;
/** More than a window shows: every shape of them moves. */
const MOST_SKELETON_ROWS = 12;

/** In pixels, with the share of every column in the width. */
const leastWidth = (columns: readonly { width?: number }[]) =>
  columns.reduce((sum, { width = 96 }) => sum + width, 0);

/**
 * A table with sorting, paging, selection and actions. Of many rows, only the visible ones are rendered. In a
 * narrow container each row is a card, with its actions visible.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  defaultSort,
  sort: givenSort,
  onSortChange,
  pageSize,
  page: givenPage,
  onPageChange,
  total,
  selected: givenSelected,
  onSelectedChange,
  onOpenRow,
  title,
  actions,
  filters,
  selectionSummary,
  selectionActions,
  columnPicker = false,
  loading = false,
  error,
  empty = 'Nothing to show',
  maxHeight,
  className,
  ...rest
}: DataTableProps<Row>) {
  const { sort, visible, sortBy, picked } = useColumns({
    columns,
    defaultSort,
    sort: givenSort,
    onSortChange,
  });
  const { shown, count, before, page, pages, goTo } = usePage(
    { columns, rows, total, pageSize, page: givenPage, onPageChange },
    sort,
  );
  const { selected, onPage, toggle, togglePage, clear } = useSelection(
    { rowId, selected: givenSelected, onSelectedChange },
    shown,
  );
  const labelId = useId();
  const region = useRef<HTMLElement>(null);
  const asCards = useMedia(below('md'));

  const isSelectable = onSelectedChange !== undefined;
  const hasBar = isSelectable || columnPicker || title !== undefined || actions !== undefined;
  const isComing = loading && shown.length === 0;
  const isWindowed = shown.length >= WINDOW_FROM;
  const sorted = columns.find(({ id }) => id === sort?.column);

  return (
    <div {...rest} className={clsx(frame, root, className)}>
      {hasBar && (
        <DataTableBar
          title={title ?? label}
          actions={actions}
          selectionSummary={selectionSummary}
          selectionActions={selectionActions}
          selected={isSelectable ? selected.size : undefined}
          onClear={() => {
            // The pressed button disappears with the selection.
            region.current?.focus({ preventScroll: true });
            clear();
          }}
          pickedColumns={columnPicker ? picked : undefined}
        />
      )}
      {filters !== undefined && <div className={filterLine}>{filters}</div>}
      <section
        ref={region}
        aria-labelledby={labelId}
        // The region is focusable, so that users without a pointer can scroll it with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={clsx(scroller, isWindowed && scrolls)}
        style={maxHeight === undefined ? undefined : { maxHeight }}
      >
        <table
          {...rolesOf(asCards).table}
          aria-busy={loading}
          aria-rowcount={count + 1}
          className={clsx(tableClass, dataTable, asCards ? cards : isWindowed && windowed)}
          style={isWindowed && !asCards ? { minWidth: leastWidth(visible) } : undefined}
        >
          <caption id={labelId} className={visuallyHidden}>
            {label}
          </caption>
          <DataTableHead
            columns={visible}
            sort={sort}
            asCards={asCards}
            onSort={(column) => {
              goTo(1);
              sortBy(column);
            }}
            selection={
              isSelectable
                ? { count: shown.length, selected: onPage, onChange: togglePage }
                : undefined
            }
          />
          {isComing ? (
            <SkeletonRows
              columns={visible}
              count={Math.min(pageSize ?? SKELETON_ROWS, MOST_SKELETON_ROWS)}
              selectable={isSelectable}
              asCards={asCards}
            />
          ) : (
            error === undefined && (
              <DataTableBody
                rows={shown}
                rowId={rowId}
                before={before}
                columns={visible}
                rowName={rowName}
                selected={selected}
                onToggle={isSelectable ? toggle : undefined}
                onOpenRow={onOpenRow}
                asCards={asCards}
              />
            )
          )}
        </table>
        {error}
        {error === undefined && !loading && shown.length === 0 && (
          <div className={notice}>{empty}</div>
        )}
      </section>
      {pages > 1 && error === undefined && (
        <div className={foot}>
          <output className={range}>
            {numberText(before + 1)} to {numberText(before + shown.length)} of {numberText(count)}
          </output>
          <Pagination
            label={`Pages of ${label}`}
            page={page}
            pages={pages}
            onPageChange={goTo}
            busy={loading}
          />
        </div>
      )}
      <output className={visuallyHidden}>
        {isComing && `Loading ${label}`}
        {sort !== null && sorted && `Sorted by ${sorted.header}, ${directionOf(sort)}`}
      </output>
    </div>
  );
}
