import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const videoRoutes: readonly RouteRecord[] = [
  {
    path: paths.videoChat,
    audience: 'member',
    shell: 'bare',
    title: 'Video chat',
    queries: async (context) => (await import('./video-chat.tsx')).queries(context),
    lazy: () => import('./video-chat.tsx'),
  },
];
