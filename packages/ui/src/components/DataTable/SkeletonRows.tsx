import { clsx } from 'clsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { textLine } from '../Skeleton/text-line.css.ts';
import { cardPropsOf, SELECT } from './card-props.ts';
import type { DataTableColumn } from './data-table-props.ts';

/** The widths differ, as the lengths of words do. */
const WIDTHS = ['62%', '78%', '48%', '70%'];
const widthOf = (index: number) => WIDTHS[index % WIDTHS.length] ?? '100%';

/** On a card, where several values share a line, in pixels. */
const WIDTH_ON_LINE = 44;
const ON_LINE: ReadonlySet<DataTableColumn<never>['card']> = new Set([
  'aside',
  'line',
  'line-actions',
]);

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
              {column.skeleton === undefined ? (
                <Skeleton
                  width={
                    asCards && ON_LINE.has(column.card) ? WIDTH_ON_LINE : widthOf(index + position)
                  }
                  className={clsx(asCards && textLine)}
                />
              ) : (
                column.skeleton
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
