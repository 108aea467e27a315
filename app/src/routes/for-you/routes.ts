import type { AreaRoutes } from '../area-routes.ts';
import { paths } from '../paths.ts';

export const forYouRoutes: AreaRoutes = {
  member: [{ path: paths.forYou, lazy: () => import('./for-you.tsx') }],
};
