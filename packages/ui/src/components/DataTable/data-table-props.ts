import type { ComponentProps, ReactNode } from 'react';

/** What a column sorts by, and shows where it has no cell of its own. */
export type DataTableValue = string | number | boolean | null | undefined;

export interface DataTableColumn<Row> {
  /** Its name in `sort`. */
  id: string;
  /** Its head, and its label in a card and in the menu of columns. */
  header: string;
  /** The head is for screen readers only, as over buttons. */
  headerHidden?: boolean;
  value?: (row: Row) => DataTableValue;
  /** How it is shown. Without it, its value as text. Not asked where there is a `value` and it is missing. */
  cell?: (row: Row) => ReactNode;
  /** What stands where the value is missing. '—' unless the documents give a text. */
  missing?: string;
  sortable?: boolean;
  /** `end` for numbers and prices. */
  align?: 'start' | 'end';
  /** In pixels, for columns that need more or less than their share of a long table. */
  width?: number;
  /** Out of sight until it is chosen in the menu of columns. */
  hidden?: boolean;
  /**
   * Its place where rows are cards: on the first line (the first column, unless another says so), at
   * the end of that line, among the labelled fields, below them in full width, or nowhere.
   */
  card?: 'title' | 'aside' | 'field' | 'actions' | 'none';
}

export interface DataTableSort {
  /** Id of a column. */
  column: string;
  descending: boolean;
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What the table shows. Names it, and the region that scrolls. */
  label: string;
  /** Kept outside of what renders, or memoized: a new array renders every row again. */
  columns: readonly DataTableColumn<Row>[];
  /** All rows; with `total`, those of one page, in the server's order. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** What a row is called, such as the person's name: 'Select Noor Rahimi'. */
  rowName: (row: Row) => string;

  /** The order it begins in. */
  defaultSort?: DataTableSort;
  /** The order, where it is kept outside: in the address, or for the server. */
  sort?: DataTableSort | null;
  onSortChange?: (sort: DataTableSort) => void;

  /** Rows of a page. Without it all rows stand on one. */
  pageSize?: number;
  /** The page, counted from 1, where it is kept outside. */
  page?: number;
  onPageChange?: (page: number) => void;
  /** How many rows the server has. It sorts and pages then; without, the table does. */
  total?: number;

  /** Ids of the selected rows, on whatever page they are. */
  selected?: ReadonlySet<string>;
  /** Lets rows be selected. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** Enter on a row. Its first cell links to the same place, for everybody without a keyboard. */
  onOpenRow?: (row: Row) => void;

  /** Over the table: what it is, or how many. The label, where something else stands there. */
  title?: ReactNode;
  /** What can be done with the whole table. */
  actions?: ReactNode;
  /** What can be done with the selected rows. Stands in place of `actions` meanwhile. */
  selectionActions?: ReactNode;
  /** Offers a menu of the columns but the first, to show and to hide. */
  columnPicker?: boolean;

  /** Rows are on their way: shapes where there are none yet, else the old ones stay, marked as busy. */
  loading?: boolean;
  /** Stands in place of the rows when they could not be fetched, such as an ErrorState. */
  error?: ReactNode;
  /** Stands in place of the rows when there are none, such as an EmptyState. */
  empty?: ReactNode;

  /** How high the rows may stand, in pixels or as a CSS length, before they scroll under the head. */
  maxHeight?: number | string;
}
