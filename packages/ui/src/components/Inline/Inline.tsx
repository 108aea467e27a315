import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Gap, WideGap, RowGap } from '../../theme/style-props.css.ts';
import {
  styleClasses,
  type CrossAlignment,
  type Justification,
  type Responsive,
  type Spacing,
} from '../../theme/style-props.ts';

export interface InlineProps extends ComponentProps<'div'>, Spacing {
  /** The element, if the children are a list, a text or a part of the page. */
  as?: 'div' | 'figcaption' | 'ul' | 'li' | 'p' | 'span' | 'header' | 'footer' | 'nav';
  /** The gap between two children, in steps of 4 px. */
  gap?: Responsive<Gap, WideGap>;
  /** The gap between two lines, if it differs from `gap`. */
  rowGap?: RowGap;
  /** Vertical alignment. */
  align?: CrossAlignment;
  /** Horizontal alignment. */
  justify?: Justification;
  /** Children that do not fit wrap to the next line. Without it they shrink. */
  wrap?: boolean;
}

/** Places its children on one line, which wraps if they do not fit. */
export function Inline({
  as = 'div',
  gap = 3,
  rowGap,
  align = 'center',
  justify,
  wrap = true,
  spaceBefore,
  spaceAfter,
  className,
  ...rest
}: InlineProps) {
  const Element = as as 'div';
  const classes = styleClasses({
    display: 'flex',
    wrap,
    align,
    justify,
    gap,
    before: spaceBefore,
    after: spaceAfter,
    'row-gap': rowGap,
  });
  return <Element {...rest} className={clsx(classes, className)} />;
}
