import { SessionProvider } from '@perigee/api';
import { ToastsContext } from '@perigee/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { NoticeRegion } from './services/NoticeRegion.tsx';
import { ServicesContext } from './services/services-context.ts';
import type { Services } from './services/services.ts';

export interface AppProps {
  services: Services;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The whole app, on any router and any services: in the browser, and in the flow stories. */
export function App({ services, router }: AppProps) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <SessionProvider session={services.session}>
          <ToastsContext value={services.notices}>
            <RouterProvider router={router} />
          </ToastsContext>
          <NoticeRegion notices={services.notices} />
        </SessionProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
