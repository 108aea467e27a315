import { SessionProvider } from '@perigee/api';
import { ToastsContext } from '@perigee/ui';
import type { ToastProviderProps } from '@perigee/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { NoticeRegion } from './services/NoticeRegion.tsx';
import { ServicesContext } from './services/services-context.ts';
import type { Services } from './services/services.ts';

export interface AppProps {
  services: Services;
  router: ReturnType<typeof createBrowserRouter>;
  /** How long toasts stay: the product's times, unless a story looks at them. */
  toastTimes?: ToastProviderProps['times'];
}

/** The whole app, on any router and any services: in the browser, and in the flow stories. */
export function App({ services, router, toastTimes }: AppProps) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <SessionProvider session={services.session}>
          <ToastsContext value={services.notices}>
            <RouterProvider router={router} />
          </ToastsContext>
          <NoticeRegion notices={services.notices} times={toastTimes} />
        </SessionProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
