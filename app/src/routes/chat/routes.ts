import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const chatRoutes: readonly RouteRecord[] = [
  {
    path: paths.matches,
    audience: 'member',
    shell: 'site',
    prerendered: true,
    title: 'Matches',
    lazy: () => import('./matches.tsx'),
  },
];
