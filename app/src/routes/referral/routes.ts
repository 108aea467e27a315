import type { AreaRoutes } from '../area-routes.ts';
import { paths } from '../paths.ts';

export const referralRoutes: AreaRoutes = {
  site: [{ path: paths.invite, lazy: () => import('./invite.tsx') }],
};
