import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { sprinkles } from '../../theme/sprinkles.css.ts';

/** One value, or one for each breakpoint from which it applies. */
type Responsive<Value> = Value | { base?: Value; sm?: Value; md?: Value; lg?: Value };

export interface StackProps extends ComponentProps<'div'> {
  /** `column` places children one below the other, `row` one beside the other. */
  direction?: Responsive<'row' | 'column'>;
  /** The gap between two children, in steps of 4 px. */
  gap?: Responsive<0 | 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16>;
  /** Cross-axis alignment. Without it the children stretch to the width, or height, of the stack. */
  align?: Responsive<'start' | 'center' | 'end' | 'baseline' | 'stretch'>;
  /** Main-axis alignment. */
  justify?: Responsive<'start' | 'center' | 'end' | 'between'>;
  /** Children that do not fit wrap to the next line. */
  wrap?: boolean;
}

/** Places its children in a row or a column, with equal gaps between them. */
export function Stack({
  direction = 'column',
  gap = 4,
  align,
  justify,
  wrap = false,
  className,
  ...rest
}: StackProps) {
  const classes = sprinkles({
    display: 'flex',
    flexDirection: direction,
    flexWrap: wrap ? 'wrap' : undefined,
    alignItems: align,
    justifyContent: justify,
    gap,
  });
  return <div {...rest} className={clsx(classes, className)} />;
}
