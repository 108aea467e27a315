import { numberText } from '@perigee/domain';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  bar,
  coming,
  detail as detailClass,
  figures,
  group,
  groupGrid,
  label as labelClass,
  legends,
  parts,
  shares,
  statCard,
  unit as unitClass,
} from './StatCard.css.ts';

interface StatPart {
  label: string;
  value: number;
}

export interface StatCardProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The counted items. */
  label: string;
  /** The formatted figure: '214', '$4,860'. Null if it is unknown. */
  value: string | number | null;
  /** A word after the figure: 'sold'. */
  unit?: string;
  /** The total, or the change. */
  detail?: ReactNode;
  /** The two parts of the figure, such as women and men, with a bar in their proportion. */
  split?: readonly [StatPart, StatPart];
  /** The figure is zero or unknown. By default that of a number or a plain text; set it for an amount: '$0'. */
  quiet?: boolean;
  /** The figure is loading: its space is reserved. */
  loading?: boolean;
}

/** One figure and its label. Several are in a StatGroup. */
export function StatCard({
  label,
  value,
  unit,
  detail,
  split,
  quiet = value === null || value === 0 || value === '0',
  loading = false,
  className,
  ...rest
}: StatCardProps) {
  return (
    <dl {...rest} aria-busy={loading} className={clsx(statCard, className)}>
      <dt className={labelClass}>{label}</dt>
      <dd className={figures[quiet ? 'quiet' : 'strong']}>
        {loading ? (
          <span className={coming}>
            <Skeleton width="3.2ch" height="0.72em" />
          </span>
        ) : (
          <>
            <Figure value={value} />
            {unit !== undefined && <span className={unitClass}> {unit}</span>}
          </>
        )}
      </dd>
      {detail !== undefined && <dd className={detailClass}>{detail}</dd>}
      {split !== undefined && !loading && <Split split={split} />}
    </dl>
  );
}

function Figure({ value }: Pick<StatCardProps, 'value'>) {
  if (value === null) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className={visuallyHidden}>Not known</span>
      </>
    );
  }
  return typeof value === 'number' ? numberText(value) : value;
}

const placeOf = (index: number) => (index === 0 ? 'first' : 'second');

/** If both parts are zero, the bar has no parts. */
function Split({ split }: Required<Pick<StatCardProps, 'split'>>) {
  const isEmpty = split[0].value + split[1].value === 0;
  return (
    <dd>
      <div className={bar} aria-hidden="true">
        {!isEmpty &&
          split.map(({ label, value }, index) => (
            <span key={label} className={shares[placeOf(index)]} style={{ flexGrow: value }} />
          ))}
      </div>
      <ul className={parts}>
        {split.map(({ label, value }, index) => (
          <li key={label} className={legends[placeOf(index)]}>
            {label} {numberText(value)}
          </li>
        ))}
      </ul>
    </dd>
  );
}

/** Figures side by side between hairlines: two in a row on a phone, all in one from a tablet on. */
export function StatGroup({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={clsx(group, className)}>
      <div className={groupGrid}>{children}</div>
    </div>
  );
}
