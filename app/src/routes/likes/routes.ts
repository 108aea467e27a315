import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const likesRoutes: readonly RouteRecord[] = [
  {
    path: paths.likes,
    audience: 'member',
    shell: 'site',
    prerendered: true,
    title: 'Likes',
    lazy: () => import('./likes.tsx'),
  },
  {
    path: paths.feedback,
    audience: 'member',
    shell: 'site',
    title: 'Feedback',
    lazy: () => import('./feedback.tsx'),
  },
];
