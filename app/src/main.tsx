// Before all imports with styles, because those build on it.
import { watchStylesheets } from '@perigee/ui/theme';
import { loadFonts } from '@perigee/ui/fonts';
import { observeResponses } from '@perigee/api';
import { startTransition } from 'react';
import type * as ReactDom from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { config } from './config.ts';
import { createRoutes, LANDING_DATA } from './routes/router.tsx';
import { createDialogHistory } from './services/dialog-history.ts';
import { reportUncaught } from './services/error-reporter.ts';
import { createMemoryStorage } from './services/memory-storage.ts';
import { createServices } from './services/services.ts';

/** Calls back when the code of the first page is loaded. */
function whenRouterIsReady(
  router: ReturnType<typeof createBrowserRouter>,
  onReady: () => void,
): void {
  if (router.state.initialized) {
    onReady();
    return;
  }
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    onReady();
  });
}

type Renderer = Pick<typeof ReactDom, 'createRoot' | 'hydrateRoot'>;

/**
 * The renderer of React. In the build it is part of this file, but does not run with it: it creates errors as
 * it starts, and where those are watched, as by developer tools and Lighthouse, Chromium parses all of the
 * running code again for their stack traces. That was most of the time that this file took. The development
 * server has no `require`.
 */
async function loadRenderer(): Promise<Renderer> {
  return import.meta.env.DEV
    ? import('react-dom/client')
    : (require('react-dom/client') as Renderer);
}

/** A browser that refuses storage, as Chromium does with cookies blocked, gets one that ends with the page. */
function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name];
    } catch {
      Object.defineProperty(window, name, { value: createMemoryStorage() });
    }
  }
}

function start({ createRoot, hydrateRoot }: Renderer): void {
  provideStorage();
  const services = createServices({
    apiUrl: config.apiUrl,
    storage: localStorage,
    analyticsUrl: config.analyticsUrl,
    errorReportUrl: config.errorReportUrl,
    mapboxToken: config.mapboxToken,
    stripeKey: config.stripeKey,
  });
  reportUncaught(window, services.errors);
  if (import.meta.env.DEV) {
    const check = import('@perigee/api/check-responses').then(({ createResponseCheck }) =>
      createResponseCheck(),
    );
    observeResponses(
      (...response) => void check.then((checkResponse) => checkResponse(...response)),
    );
  }
  watchStylesheets();
  void services.session.resume();
  addEventListener('storage', services.session.followStorage);

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id root');
  // The build rendered the landing page for visitors.
  const isRendered = root.hasChildNodes() && services.session.getState().status === 'LOGGED_OUT';
  const router = createBrowserRouter(createRoutes(services), {
    ...(isRendered && { hydrationData: LANDING_DATA }),
  });
  const dialogHistory = createDialogHistory(router);
  const app = <App {...{ services, router, dialogHistory }} />;

  if (isRendered) {
    void loadFonts();
    // In small steps, so that the page responds in between.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    return;
  }
  root.replaceChildren();
  for (const tag of document.head.querySelectorAll('[data-landing]')) tag.remove();
  document.documentElement.removeAttribute('data-returning');
  createRoot(root).render(app);
  // Not before the first picture of the page: on a slow line they would compete.
  whenRouterIsReady(router, () => requestAnimationFrame(() => void loadFonts()));
}

// Each in a task of its own, so that the page responds in between: the code, the renderer, the app.
setTimeout(() => {
  void loadRenderer().then((renderer) => setTimeout(start, 0, renderer));
});
