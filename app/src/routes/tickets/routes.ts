import type { AreaRoutes } from '../area-routes.ts';
import { paths } from '../paths.ts';

export const ticketRoutes: AreaRoutes = {
  member: [
    { path: paths.tickets, lazy: () => import('./tickets.tsx') },
    { path: paths.live, lazy: () => import('./live.tsx') },
    { path: paths.videoChat, lazy: () => import('./video-chat.tsx') },
  ],
};
