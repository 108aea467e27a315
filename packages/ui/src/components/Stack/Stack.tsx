import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { sprinkles } from '../../theme/sprinkles.css.ts';

/** One value, or one for every width from which another holds. */
type Responsive<Value> = Value | { base?: Value; sm?: Value; md?: Value; lg?: Value };

export interface StackProps extends ComponentProps<'div'> {
  /** `column` sets one below the other, `row` one beside the other. */
  direction?: Responsive<'row' | 'column'>;
  /** The room between two, in steps of 4 px. */
  gap?: Responsive<0 | 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16>;
  /** Across the direction. Without it they are as wide, or as high, as the stack. */
  align?: Responsive<'start' | 'center' | 'end' | 'baseline' | 'stretch'>;
  /** Along the direction. */
  justify?: Responsive<'start' | 'center' | 'end' | 'between'>;
  /** What finds no room goes to the next line. */
  wrap?: boolean;
}

/** Sets things in a row or a column, with equal room between them. */
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
