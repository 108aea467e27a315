import type { AreaRoutes } from '../area-routes.ts';
import { paths } from '../paths.ts';
import { publicProfilePattern } from './public-profile-path.ts';

export const profileRoutes: AreaRoutes = {
  site: [
    { path: publicProfilePattern, lazy: () => import('./public-profile.tsx') },
    { path: paths.bachelorette, lazy: () => import('./bachelorette.tsx') },
  ],
  member: [{ path: paths.account, lazy: () => import('./account.tsx') }],
};
