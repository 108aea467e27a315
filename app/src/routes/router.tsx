import type { RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import { CrashRoute } from './shell/crash.tsx';
import { HomeRoute } from './shell/home.tsx';
import { ProtectedRoute } from './shell/protected.tsx';
import { RootRoute } from './shell/root.tsx';
import { SiteRoute } from './shell/site.tsx';

const info = () => import('./shell/info.tsx');

/** Home is what most visits begin with, so it comes with the first load; all else comes when asked for. */
export const routes: RouteObject[] = [
  {
    element: <RootRoute />,
    errorElement: <CrashRoute />,
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <SiteRoute />,
        children: [
          { path: paths.home, element: <HomeRoute /> },
          { path: paths.login, lazy: () => import('./auth/login.tsx') },
          {
            element: <ProtectedRoute />,
            children: [{ path: paths.account, lazy: () => import('./profile/account.tsx') }],
          },
          { path: paths.careers, lazy: info },
          { path: paths.liveSupport, lazy: info },
          { path: paths.termsAndConditions, lazy: info },
          { path: paths.termsOfUse, lazy: info },
          { path: paths.privacyPolicy, lazy: info },
          { path: paths.notFound, lazy: () => import('./shell/not-found.tsx') },
        ],
      },
    ],
  },
];
