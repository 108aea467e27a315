import { DialogHistoryContext, type DialogHistory } from '@perigee/ui';
import type { ToastProviderProps } from '@perigee/ui/toast';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { ToastTimesContext } from './services/ToastRegion.tsx';
import type { Services } from './services/services.ts';
import { ServicesProvider } from './services/ServicesProvider.tsx';

export interface AppProps {
  services: Services;
  router: ReturnType<typeof createBrowserRouter>;
  /** Undefined where the app does not use the browser's history. */
  dialogHistory?: DialogHistory;
  /** The display times of toasts: the product's times by default; stories set their own. */
  toastTimes?: ToastProviderProps['times'];
}

/** The whole app, on any router and any services: in the browser, and in the flow stories. */
export function App({ services, router, dialogHistory, toastTimes }: AppProps) {
  return (
    <ServicesProvider services={services}>
      <DialogHistoryContext value={dialogHistory ?? null}>
        <ToastTimesContext value={toastTimes}>
          <RouterProvider router={router} />
        </ToastTimesContext>
      </DialogHistoryContext>
    </ServicesProvider>
  );
}
