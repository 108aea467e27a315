import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type {
  Alignment,
  Columns,
  Gap,
  WideColumns,
  WideGap,
  RowGap,
} from '../../theme/style-props.css.ts';
import {
  styleClasses,
  type CrossAlignment,
  type Responsive,
  type Spacing,
} from '../../theme/style-props.ts';

export interface GridProps extends ComponentProps<'div'>, Spacing {
  /** The element, if the children are a list or a part of the page. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'section' | 'header' | 'footer';
  /**
   * The number of equal columns; `2:3` for two of these proportions; `main-aside` and `aside-main` where the
   * aside is as wide as its content; `sm` and `md` for as many columns of at least 120 or 200 px as fit.
   */
  columns?: Responsive<Columns, WideColumns>;
  /** The gap between two children, in steps of 4 px. */
  gap?: Responsive<Gap, WideGap>;
  /** The gap between two rows, if it differs from `gap`. */
  rowGap?: RowGap;
  /** Vertical alignment within the row. Without it the children are as high as their row. */
  align?: CrossAlignment;
  /** Horizontal alignment within the column. Without it the children are as wide as their column. */
  justify?: Alignment;
}

/** Places its children in columns, whose number may depend on the window or on the space. */
export function Grid({
  as = 'div',
  columns = 1,
  gap = 4,
  rowGap,
  align,
  justify,
  spaceBefore,
  spaceAfter,
  className,
  ...rest
}: GridProps) {
  const Element = as as 'div';
  const classes = styleClasses({
    display: 'grid',
    columns,
    align,
    cells: justify,
    gap,
    before: spaceBefore,
    after: spaceAfter,
    'row-gap': rowGap,
  });
  return <Element {...rest} className={clsx(classes, className)} />;
}
