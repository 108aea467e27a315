import type { AreaRoutes } from '../area-routes.ts';
import { paths } from '../paths.ts';

export const eventRoutes: AreaRoutes = {
  site: [{ path: paths.event, lazy: () => import('./event.tsx') }],
};
