import { SessionProvider } from '@perigee/api';
import { DialogHistoryContext, ToastsContext, type DialogHistory } from '@perigee/ui';
import type { ToastProviderProps } from '@perigee/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { NoticeRegion } from './services/NoticeRegion.tsx';
import { ServicesContext } from './services/services-context.ts';
import type { Services } from './services/services.ts';

export interface AppProps {
  services: Services;
  router: ReturnType<typeof createBrowserRouter>;
  /** Left out where the history is not the browser's. */
  dialogHistory?: DialogHistory;
  /** How long toasts stay: the product's times, unless a story looks at them. */
  toastTimes?: ToastProviderProps['times'];
}

/** The whole app, on any router and any services: in the browser, and in the flow stories. */
export function App({ services, router, dialogHistory, toastTimes }: AppProps) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <SessionProvider session={services.session}>
          <ToastsContext value={services.notices}>
            <DialogHistoryContext value={dialogHistory ?? null}>
              <RouterProvider router={router} />
            </DialogHistoryContext>
          </ToastsContext>
          <NoticeRegion notices={services.notices} times={toastTimes} />
        </SessionProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
