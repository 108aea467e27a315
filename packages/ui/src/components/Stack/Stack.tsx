import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Gap, RowGap, WideGap } from '../../theme/style-props.css.ts';
import {
  styleClasses,
  type CrossAlignment,
  type Direction,
  type Justification,
  type Responsive,
  type Spacing,
} from '../../theme/style-props.ts';
import { divided as dividedClass, outlined as outlinedClass } from './Stack.css.ts';

export interface StackProps extends ComponentProps<'div'>, Spacing {
  /** The element, if the children are a list, a text or a part of the page. */
  as?:
    | 'div'
    | 'ul'
    | 'ol'
    | 'li'
    | 'p'
    | 'span'
    | 'figcaption'
    | 'section'
    | 'header'
    | 'footer'
    | 'nav';
  /** `column` places children one below the other, `row` one beside the other. */
  direction?: Direction;
  /** The gap between two children, in steps of 4 px. */
  gap?: Responsive<Gap, WideGap>;
  /** The gap between two lines that wrap, if it differs from `gap`. */
  rowGap?: RowGap;
  /** Hairlines between the children, with this space on both sides of each, in place of the gap. */
  divided?: keyof typeof dividedClass;
  /** Hairlines also before the first and after the last child, with this space inside. */
  outlined?: keyof typeof outlinedClass;
  /** Cross-axis alignment. Without it the children stretch to the width, or height, of the stack. */
  align?: CrossAlignment;
  /** Main-axis alignment. */
  justify?: Justification;
  /** Children that do not fit wrap to the next line. */
  wrap?: boolean;
}

/** Places its children in a row or a column, with equal gaps between them. */
export function Stack({
  as = 'div',
  direction = 'column',
  divided,
  outlined,
  gap = divided === undefined ? 4 : 0,
  rowGap,
  align,
  justify,
  wrap = false,
  spaceBefore,
  spaceAfter,
  className,
  ...rest
}: StackProps) {
  const Element = as as 'div';
  const classes = styleClasses({
    display: 'flex',
    direction,
    wrap,
    align,
    justify,
    gap,
    before: spaceBefore,
    after: spaceAfter,
    'row-gap': rowGap,
  });
  return (
    <Element
      {...rest}
      className={clsx(
        classes,
        divided !== undefined && dividedClass[divided],
        outlined !== undefined && outlinedClass[outlined],
        className,
      )}
    />
  );
}
