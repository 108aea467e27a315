import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const ticketRoutes: readonly RouteRecord[] = [
  {
    path: paths.tickets,
    audience: 'member',
    shell: 'site',
    prerendered: true,
    title: 'Attending',
    lazy: () => import('./tickets.tsx'),
  },
];
