import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const chatRoutes: readonly RouteRecord[] = [
  {
    path: paths.matches,
    audience: 'member',
    shell: 'site',
    prerendered: true,
    title: 'Matches',
    queries: async (context) => (await import('./matches.tsx')).queries(context),
    lazy: () => import('./matches.tsx'),
  },
];
