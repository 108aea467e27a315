import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps extends ComponentProps<'dl'> {
  /**
   * `rows`: term and details at the two ends of a line. `compact`: small, the details beside their term, and
   * two facts on a line where there is space. `columns`: the details below their term, as many beside each
   * other as fit. `line`: all on one line, except on a phone.
   */
  layout?: keyof typeof styles.list;
}

/** Facts with their names: each child is a Description. */
export function DescriptionList({ layout = 'rows', className, ...rest }: DescriptionListProps) {
  return <dl {...rest} className={clsx(styles.list[layout], className)} />;
}

export interface DescriptionProps extends ComponentProps<'div'> {
  term: string;
  /** Beside the term, in columns. */
  icon?: LucideIcon;
  /** The details. Without them the fact is left out. */
  children: ReactNode;
}

/** One fact of a DescriptionList. */
export function Description({ term, icon, className, children, ...rest }: DescriptionProps) {
  if (children === undefined || children === null || children === false || children === '') {
    return null;
  }
  return (
    <div {...rest} className={clsx(styles.item, className)}>
      <dt className={styles.term}>
        {icon !== undefined && <Icon icon={icon} size="md" className={styles.icon} />}
        <span className={styles.label}>{term}</span>
      </dt>
      <dd className={styles.details}>{children}</dd>
    </div>
  );
}
