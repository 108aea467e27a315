import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { frame, scroller, table } from './Table.css.ts';

export interface TableProps extends Omit<ComponentProps<'section'>, 'tabIndex'> {
  /** What the table shows. Names the table, and the region that scrolls where it is narrow. */
  label: string;
  /** Higher than this, in pixels or as a CSS length, the rows scroll under the head. */
  maxHeight?: number | string;
}

/**
 * The look of a table around plain elements: `thead` and `tbody`, `tr`, `th` and `td`. A cell of
 * numbers takes `data-align="end"`; the cell that names its row is a `th` with `scope="row"`.
 */
export function Table({ label, maxHeight, className, style, children, ...rest }: TableProps) {
  const labelId = useId();
  return (
    <section
      {...rest}
      aria-labelledby={labelId}
      // Whoever has no pointer scrolls it with the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(frame, scroller, className)}
      style={maxHeight === undefined ? style : { ...style, maxHeight }}
    >
      <table className={table}>
        <caption id={labelId} className={visuallyHidden}>
          {label}
        </caption>
        {children}
      </table>
    </section>
  );
}
