import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const likesRoutes: readonly RouteRecord[] = [
  {
    path: paths.likes,
    audience: 'member',
    shell: 'site',
    prerendered: true,
    title: 'Likes',
    queries: async (context) => (await import('./likes.tsx')).queries(context),
    lazy: () => import('./likes.tsx'),
  },
  {
    path: paths.feedback,
    audience: 'member',
    shell: 'site',
    title: 'Feedback',
    queries: async (context) => (await import('./feedback.tsx')).queries(context),
    lazy: () => import('./feedback.tsx'),
  },
];
