import type { RouteObject } from 'react-router-dom';
import { RequireAdmin } from '../layouts/require-admin.tsx';
import { RequireHost } from '../layouts/require-host.tsx';
import { RequireSession } from '../layouts/require-session.tsx';
import { RootLayout } from '../layouts/root-layout.tsx';
import { preloadSiteParts, SiteLayout } from '../layouts/site-layout.tsx';
import type { Services } from '../services/services.ts';
import { createPageLoader } from './page-loader.ts';
import { records } from './records.ts';
import { retriedPage } from './retried-page.tsx';
import type { RouteRecord } from './route-record.ts';
import { CrashRoute } from './shell/crash.tsx';
import { HomeRoute, preloadHome } from './shell/home.tsx';

/**
 * For a page that is rendered already, as the landing page is: its routes have loaded. React then hydrates it
 * without an empty page in between.
 */
export const LANDING_DATA = { loaderData: { site: null, home: null } };

/** Every page inside its layout, with the loaders of a page's lifetime. */
export function createRoutes(services: Pick<Services, 'queryClient' | 'session'>): RouteObject[] {
  const { load, prefetch, whileStarting } = createPageLoader(services);

  const routeOf = (record: RouteRecord): RouteObject => ({
    path: record.path,
    handle: record,
    ...(record.lazy === undefined
      ? { id: 'home', Component: HomeRoute }
      : { lazy: retriedPage(record.lazy) }),
    loader: ({ params, request }) =>
      whileStarting([
        load(record, params, new URL(request.url).searchParams),
        record.lazy?.() ?? preloadHome(services),
      ]),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  });
  const routesOf = (shell: RouteRecord['shell']): RouteObject[] => {
    const of = (audience: RouteRecord['audience']) =>
      records
        .filter((record) => record.shell === shell && record.audience === audience)
        .map((record) => routeOf(record));
    return [
      ...of('anyone'),
      {
        element: <RequireSession />,
        children: [
          ...of('member'),
          { element: <RequireHost />, children: of('host') },
          { element: <RequireAdmin />, children: of('admin') },
        ],
      },
    ];
  };
  return [
    {
      element: <RootLayout prefetch={prefetch} />,
      errorElement: <CrashRoute />,
      hydrateFallbackElement: <></>,
      children: [
        {
          id: 'site',
          element: <SiteLayout />,
          loader: () => whileStarting([preloadSiteParts(services)]),
          shouldRevalidate: () => false,
          children: routesOf('site'),
        },
        {
          // Its code is for hosts only.
          lazy: retriedPage(() => import('../layouts/portal-layout.tsx')),
          children: routesOf('portal'),
        },
        {
          // Its code is for admins only.
          lazy: retriedPage(() => import('../layouts/admin-layout.tsx')),
          children: routesOf('admin'),
        },
        ...routesOf('bare'),
      ],
    },
  ];
}
