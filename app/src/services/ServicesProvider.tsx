import { SessionProvider } from '@perigee/api';
import { ToastsContext } from '@perigee/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ServicesContext } from './services-context.ts';
import type { Services } from './services.ts';

/** Provides the services, and what the packages read of them. */
export function ServicesProvider(props: { services: Services; children: ReactNode }) {
  const { services, children } = props;
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <SessionProvider session={services.session}>
          <ToastsContext value={services.toasts}>{children}</ToastsContext>
        </SessionProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
