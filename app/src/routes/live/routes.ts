import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const liveRoutes: readonly RouteRecord[] = [
  {
    path: paths.live,
    audience: 'member',
    shell: 'site',
    title: 'Live',
    lazy: () => import('./live.tsx'),
  },
];
