import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const referralRoutes: readonly RouteRecord[] = [
  {
    path: paths.invite,
    audience: 'anyone',
    shell: 'site',
    title: 'Invitation',
    lazy: () => import('./invite.tsx'),
  },
];
