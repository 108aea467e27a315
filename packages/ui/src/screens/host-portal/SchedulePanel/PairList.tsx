import type { ReactNode } from 'react';
import { Grid } from '../../../components/Grid/Grid.tsx';

/** Pairs of guests, each on a line: in two columns where there is space. */
export function PairList({ children }: { children: ReactNode }) {
  return (
    <Grid as="ul" columns={{ base: 1, md: 2 }} gap={10} rowGap={0}>
      {children}
    </Grid>
  );
}
