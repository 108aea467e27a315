import { dateText } from '@perigee/domain';
import { portalMessages, type CountedGender, type SalesColumn } from '@perigee/domain/host-portal';
import { Fragment } from 'react';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { bar, chart, column as columnClass, key, plot, segment, today } from './SalesChart.css.ts';

const { genders } = portalMessages;
const { title, left, today: todayLabel } = portalMessages.chart;

const LEGEND = ['M', 'F', 'others'] as const;

/**
 * The tickets of each event as a column, the past ones before the line of today. The figures are a table for
 * screen readers.
 */
export function SalesChart({ columns }: { columns: readonly SalesColumn[] }) {
  const shown = LEGEND.filter((gender) => columns.some((it) => soldOf(it, gender) !== undefined));
  const firstUpcoming = columns.findIndex(({ isUpcoming }) => isUpcoming);
  return (
    <figure className={chart}>
      <Inline as="figcaption" justify="between" gap={5} rowGap={1}>
        <Text as="span" size="sm" weight="medium" tone="strong">
          {title}
        </Text>
        <Inline as="ul" gap={4} rowGap={0} aria-hidden="true">
          {shown.map((gender) => (
            <Text as="li" key={gender} size="xs" className={key[gender]}>
              {genders[gender]}
            </Text>
          ))}
          <Text as="li" size="xs" className={key.left}>
            {left}
          </Text>
        </Inline>
      </Inline>
      <div className={plot} aria-hidden="true">
        {columns.map((column, index) => (
          <Fragment key={column.id}>
            {index === firstUpcoming && firstUpcoming > 0 && (
              <div className={today}>{todayLabel}</div>
            )}
            <div className={columnClass} title={column.title}>
              <span>{column.sold}</span>
              <span className={bar}>
                {column.byGender.map(({ gender, sold }) => (
                  <span
                    key={gender}
                    className={segment[gender]}
                    style={{ height: `${(100 * sold) / Math.max(column.total, 1)}%` }}
                  />
                ))}
              </span>
              <span>{monthOf(columns, index)}</span>
            </div>
          </Fragment>
        ))}
      </div>
      {/* A table itself cannot be made narrower than its words. */}
      <div className={visuallyHidden}>
        <SalesTable columns={columns} genders={shown} />
      </div>
    </figure>
  );
}

const soldOf = ({ byGender }: SalesColumn, gender: CountedGender) =>
  byGender.find((it) => it.gender === gender)?.sold;

/** The month of a column, below the first one of each month only. */
function monthOf(columns: readonly SalesColumn[], index: number): string | undefined {
  const [current, before] = [columns[index], columns[index - 1]].map(
    (column) => column && dateText(column.startTime, column.timeZone).split(' ').at(-1),
  );
  return current === before ? undefined : current;
}

interface SalesTableProps {
  columns: readonly SalesColumn[];
  genders: readonly CountedGender[];
}

function SalesTable({ columns, genders: shown }: SalesTableProps) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Date</th>
          {shown.map((gender) => (
            <th key={gender} scope="col">
              {genders[gender]}
            </th>
          ))}
          <th scope="col">{left}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column.id}>
            <th scope="row">{column.title}</th>
            <td>{dateText(column.startTime, column.timeZone)}</td>
            {shown.map((gender) => (
              <td key={gender}>{soldOf(column, gender) ?? 0}</td>
            ))}
            <td>{column.total - column.sold}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
