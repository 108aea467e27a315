import type { ComponentProps, ReactNode } from 'react';

/** The value by which a column is sorted, and which it shows without a cell renderer. */
export type DataTableValue = string | number | boolean | null | undefined;

export interface DataTableColumn<Row> {
  /** Its name in `sort`. */
  id: string;
  /** Its head, and its label in a card and in the menu of columns. */
  header: string;
  /** The head is for screen readers only, as above buttons. */
  headerHidden?: boolean;
  value?: (row: Row) => DataTableValue;
  /**
   * Renders the cell. Without it, the cell shows the value as text. Not called if the column has a `value`
   * and it is missing.
   */
  cell?: (row: Row) => ReactNode;
  /** The cell of a loading row, where it is not a line of text; null for an empty one. */
  skeleton?: ReactNode;
  /** The text for a missing value. '—' unless the documents give a text. */
  missing?: string;
  sortable?: boolean;
  /** `end` for numbers and prices. */
  align?: 'start' | 'end';
  /** In pixels, for columns that need more or less than an equal share of a long table. */
  width?: number;
  /** Hidden until the user chooses it in the menu of columns. */
  hidden?: boolean;
  /**
   * Its place if rows are cards: on the first line (the first column, unless another column sets this), at
   * the end of that line, below it in full width without a label, among the labelled fields, below them in full
   * width, or nowhere. Two fields share a line, three of `short-field`; a `long-field` has one for itself. Several of
   * `line` are one muted line without labels, and `line-actions` are at the end of it.
   */
  card?:
    | 'title'
    | 'aside'
    | 'text'
    | 'field'
    | 'short-field'
    | 'long-field'
    | 'line'
    | 'actions'
    | 'line-actions'
    | 'none';
}

export interface DataTableSort {
  /** Id of a column. */
  column: string;
  descending: boolean;
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The label of the table, and of the region that scrolls. */
  label: string;
  /** Constant or memoized: a new array renders every row again. */
  columns: readonly DataTableColumn<Row>[];
  /** All rows; with `total`, those of one page, in the server's order. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The name of a row, such as the user's name: 'Select Noor Rahimi'. */
  rowName: (row: Row) => string;

  /** The initial order. */
  defaultSort?: DataTableSort;
  /** The order, if it is controlled: kept in the address, or sent to the server. */
  sort?: DataTableSort | null;
  onSortChange?: (sort: DataTableSort) => void;

  /** Rows of a page. Without it all rows are on one page. */
  pageSize?: number;
  /** The page, counted from 1, if it is controlled. */
  page?: number;
  onPageChange?: (page: number) => void;
  /** The number of rows on the server, which then sorts and pages; without it, the table does. */
  total?: number;

  /** Ids of the selected rows, on all pages. */
  selected?: ReadonlySet<string>;
  /** Makes rows selectable. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** Called for Enter on a row. Its first cell links to the same page, for users without a keyboard. */
  onOpenRow?: (row: Row) => void;

  /**
   * The title above the table: its content, or the number of rows. The label, if the title has another text.
   */
  title?: ReactNode;
  /** The actions of the whole table. */
  actions?: ReactNode;
  /** The fields that filter the rows, on a line of their own below the title. */
  filters?: ReactNode;
  /** What is to become of the selected rows, beside their number. */
  selectionSummary?: ReactNode;
  /** The actions of the selected rows. They replace `actions` and the menu of columns while rows are selected. */
  selectionActions?: ReactNode;
  /** Shows a menu to show and hide all columns but the first. */
  columnPicker?: boolean;

  /**
   * The rows are loading: skeletons are shown if there are no rows, else the old rows stay, marked as busy.
   */
  loading?: boolean;
  /** Replaces the rows if the request failed, such as an ErrorState. */
  error?: ReactNode;
  /** Replaces the rows if there are none, such as an EmptyState. */
  empty?: ReactNode;

  /** The maximum height of the rows, in pixels or as a CSS length, before they scroll under the head. */
  maxHeight?: number | string;
}
