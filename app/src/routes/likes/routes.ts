import type { AreaRoutes } from '../area-routes.ts';
import { paths } from '../paths.ts';

export const likesRoutes: AreaRoutes = {
  member: [
    { path: paths.likes, lazy: () => import('./likes.tsx') },
    { path: paths.matches, lazy: () => import('./matches.tsx') },
  ],
};
