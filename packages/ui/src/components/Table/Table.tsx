import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { frame, scroller, table } from './Table.css.ts';

export interface TableProps extends Omit<ComponentProps<'section'>, 'tabIndex'> {
  /** The label of the table, and of the region that scrolls if it is narrow. */
  label: string;
  /** Above this height, in pixels or as a CSS length, the rows scroll under the head. */
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
      // The region is focusable, so that users without a pointer can scroll it with the arrow keys.
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
