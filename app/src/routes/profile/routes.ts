import type { AreaRoutes } from '../area-routes.ts';
import { paths } from '../paths.ts';

export const profileRoutes: AreaRoutes = {
  member: [
    { path: paths.account, lazy: () => import('./account.tsx') },
    { path: paths.profile, lazy: () => import('./edit-application.tsx') },
  ],
};
