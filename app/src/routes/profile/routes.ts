import type { AreaRoutes } from '../area-routes.ts';
import { paths } from '../paths.ts';
import { ProtectedRoute } from '../shell/protected.tsx';
import { publicProfilePattern } from './public-profile-path.ts';

export const profileRoutes: AreaRoutes = {
  site: [
    { path: publicProfilePattern, lazy: () => import('./public-profile.tsx') },
    { path: paths.bachelorette, lazy: () => import('./bachelorette.tsx') },
  ],
  member: [
    { path: paths.account, lazy: () => import('./account.tsx') },
    { path: paths.profile, lazy: () => import('./edit-application.tsx') },
    { path: paths.wallets, lazy: () => import('./wallets.tsx') },
  ],
  // In a small popup, for signed-in users.
  bare: [
    {
      Component: ProtectedRoute,
      children: [
        { path: paths.socialAccountCallback, lazy: () => import('./social-account-callback.tsx') },
      ],
    },
  ],
};
