import type { AreaRoutes } from '../area-routes.ts';
import { paths } from '../paths.ts';

export const authRoutes: AreaRoutes = {
  site: [{ path: paths.login, lazy: () => import('./login.tsx') }],
};
