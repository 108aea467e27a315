import type { CSSProperties } from 'react';
import { Grid, type GridProps } from './Grid.tsx';

export interface SideGridProps extends Omit<GridProps, 'columns' | 'align' | 'style'> {
  /** The side of the column. In a narrow window the children are below each other, in their order. */
  side: 'start' | 'end';
  /** The width of the column, in px. */
  width: number;
}

/** A Grid with a column of a fixed width beside the content of a wide window. */
export function SideGrid({ side, width, ...rest }: SideGridProps) {
  return (
    <Grid
      {...rest}
      columns={{ base: 1, lg: side === 'start' ? 'side-main' : 'main-side' }}
      align="start"
      style={{ '--p-side': `${width}px` } as CSSProperties}
    />
  );
}
