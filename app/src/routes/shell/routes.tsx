import type { AreaRoutes } from '../area-routes.ts';
import { paths } from '../paths.ts';
import { HomeRoute } from './home.tsx';

const info = () => import('./info.tsx');

/** Home is the first page of most visits, so it is part of the first load. */
export const shellRoutes: AreaRoutes = {
  site: [
    { path: paths.home, element: <HomeRoute /> },
    { path: paths.careers, lazy: info },
    { path: paths.liveSupport, lazy: info },
    { path: paths.termsAndConditions, lazy: info },
    { path: paths.termsOfUse, lazy: info },
    { path: paths.privacyPolicy, lazy: info },
    { path: paths.iosApp, lazy: info },
    { path: paths.notFound, lazy: () => import('./not-found.tsx') },
  ],
  member: [
    { path: paths.feedback, lazy: () => import('./feedback.tsx') },
    { path: paths.metaTouch, lazy: info },
  ],
};
