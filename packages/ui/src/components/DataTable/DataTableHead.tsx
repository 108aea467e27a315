import { clsx } from 'clsx';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { plainHead, selectAll, selectAllLabel, sortButton } from './DataTable.css.ts';
import { rolesOf } from './card-props.ts';
import type { DataTableColumn, DataTableSort } from './data-table-props.ts';
import { SelectBox } from './SelectBox.tsx';

export interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | null;
  onSort: (column: string) => void;
  /** All, some or none of the rows of the page. Without it, rows are not selectable. */
  selection?: PageSelection;
  asCards: boolean;
}

interface PageSelection {
  /** The number of rows on the page, and the number of selected ones. */
  count: number;
  selected: number;
  onChange: (all: boolean) => void;
}

/** The head. If rows are cards it remains, as a line of the sortable columns. */
export function DataTableHead<Row>({
  columns,
  sort,
  onSort,
  selection,
  asCards,
}: DataTableHeadProps<Row>) {
  const roles = rolesOf(asCards);
  return (
    <thead {...roles.group}>
      <tr {...roles.row} aria-rowindex={1}>
        {selection !== undefined && (
          <SelectAll
            {...selection}
            asCards={asCards}
            // Above cards it may stand alone.
            showsLabel={asCards && columns.every(({ sortable }) => sortable !== true)}
          />
        )}
        {columns.map(({ id, header, headerHidden, sortable, align, width }) => {
          const direction = sort?.column === id ? directionOf(sort) : undefined;
          return (
            <th
              key={id}
              {...roles.head}
              scope="col"
              data-align={align}
              aria-sort={direction}
              style={width === undefined ? undefined : { width }}
              className={sortable === true ? undefined : plainHead}
            >
              {sortable === true ? (
                <button type="button" className={sortButton} onClick={() => onSort(id)}>
                  {header}
                </button>
              ) : (
                <span className={clsx(headerHidden === true && visuallyHidden)}>{header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type Direction = 'ascending' | 'descending';

export const directionOf = ({ descending }: DataTableSort): Direction =>
  descending ? 'descending' : 'ascending';

interface SelectAllProps extends PageSelection {
  asCards: boolean;
  showsLabel: boolean;
}

function SelectAll({ count, selected, onChange, asCards, showsLabel }: SelectAllProps) {
  return (
    <th {...rolesOf(asCards).head} scope="col" className={selectAll}>
      <label className={selectAllLabel}>
        <SelectBox
          label="Select all rows of this page"
          disabled={count === 0}
          checked={count > 0 && selected === count}
          indeterminate={selected > 0 && selected < count}
          onChange={() => onChange(selected < count)}
        />
        {showsLabel && 'Select all'}
      </label>
    </th>
  );
}
