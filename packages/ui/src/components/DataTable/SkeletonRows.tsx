import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { cardPropsOf, SELECT } from './card-props.ts';
import type { DataTableColumn } from './data-table-props.ts';

/** The widths differ, as the lengths of words do. */
const WIDTHS = ['62%', '78%', '48%', '70%'];

export interface SkeletonRowsProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  count: number;
  selectable: boolean;
  asCards: boolean;
}

/** Rows in the shape of the loading ones. */
export function SkeletonRows<Row>({ columns, count, selectable, asCards }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <tr key={index}>
          {selectable && (
            <td {...(asCards && SELECT)}>
              <Skeleton width={20} height={20} />
            </td>
          )}
          {columns.map((column, position) => (
            <td key={column.id} {...(asCards && cardPropsOf(column, position))}>
              <Skeleton width={WIDTHS[(index + position) % WIDTHS.length] ?? '100%'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
