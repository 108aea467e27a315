import { memo, type ReactNode, type Ref } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { cardPropsOf, rolesOf, SELECT } from './card-props.ts';
import { rowActions } from './DataTable.css.ts';
import type { DataTableColumn } from './data-table-props.ts';
import { SelectBox } from './SelectBox.tsx';

export interface DataTableRowProps<Row> {
  row: Row;
  id: string;
  name: string;
  columns: readonly DataTableColumn<Row>[];
  /** Its index among the rows on the page, counted from 0. */
  index: number;
  /** Its position among all rows, after the head. */
  ariaRowIndex: number;
  isSelected: boolean;
  /** Toggles its selection. Without it, rows are not selectable. */
  onToggle?: (id: string) => void;
  /** 0 for the one row that is the tab stop, -1 for the others, undefined if rows are not interactive. */
  tabIndex?: number;
  asCards: boolean;
  ref?: Ref<HTMLTableRowElement>;
}

function Row<Row>({
  row,
  id,
  name,
  columns,
  index,
  ariaRowIndex,
  isSelected,
  onToggle,
  tabIndex,
  asCards,
  ref,
}: DataTableRowProps<Row>) {
  const roles = rolesOf(asCards);
  return (
    <tr
      ref={ref}
      {...roles.row}
      data-index={index}
      data-selected={isSelected || undefined}
      aria-rowindex={ariaRowIndex}
      tabIndex={tabIndex}
    >
      {onToggle !== undefined && (
        <td {...(asCards && SELECT)}>
          <SelectBox label={`Select ${name}`} checked={isSelected} onChange={() => onToggle(id)} />
        </td>
      )}
      {columns.map((column, position) => (
        <td
          key={column.id}
          data-align={column.align}
          {...(asCards && cardPropsOf(column, position))}
        >
          {contentOf(column, row)}
        </td>
      ))}
    </tr>
  );
}

/** Memoized: unchanged rows do not render again when others are scrolled into view, selected or focused. */
export const DataTableRow = memo(Row) as typeof Row;

function contentOf<Row>({ value, cell, missing, card }: DataTableColumn<Row>, row: Row): ReactNode {
  if (value === undefined) {
    const content = cell?.(row);
    const isActions = (card === 'actions' || card === 'line-actions') && Boolean(content);
    return isActions ? <span className={rowActions}>{content}</span> : content;
  }
  const content = value(row);
  if (content === null || content === undefined || content === '') return missing ?? <Missing />;
  return cell === undefined ? String(content) : cell(row);
}

/** Screen readers read a dash as "dash", or skip it. */
function Missing() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className={visuallyHidden}>None</span>
    </>
  );
}
