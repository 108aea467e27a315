import type { ReactNode } from 'react';
import { SideGrid } from '../../components/Grid/SideGrid.tsx';

/** The models, and what is done with them: side by side in a wide window. */
export function ImageLayout({ children }: { children: ReactNode }) {
  return (
    <SideGrid side="start" width={380} gap={8} rowGap={6}>
      {children}
    </SideGrid>
  );
}
