import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const forYouRoutes: readonly RouteRecord[] = [
  {
    path: paths.forYou,
    audience: 'member',
    shell: 'site',
    title: 'For you',
    prerendered: true,
    lazy: () => import('./for-you.tsx'),
  },
];
