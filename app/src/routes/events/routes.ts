import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const eventRoutes: readonly RouteRecord[] = [
  {
    path: paths.event,
    audience: 'anyone',
    shell: 'site',
    prerendered: true,
    lazy: () => import('./event.tsx'),
  },
];
