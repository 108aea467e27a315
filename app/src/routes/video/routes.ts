import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const videoRoutes: readonly RouteRecord[] = [
  {
    path: paths.videoChat,
    audience: 'member',
    shell: 'bare',
    title: 'Video chat',
    lazy: () => import('./video-chat.tsx'),
  },
];
