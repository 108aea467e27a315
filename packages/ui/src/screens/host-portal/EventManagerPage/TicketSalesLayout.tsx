import type { ReactNode } from 'react';
import { SideGrid } from '../../../components/Grid/SideGrid.tsx';

/** What a host works with, and in a wide window beside it what is looked up and copied. */
export function TicketSalesLayout({ children }: { children: ReactNode }) {
  return (
    <SideGrid side="end" width={328} gap={6} spaceBefore={6}>
      {children}
    </SideGrid>
  );
}
