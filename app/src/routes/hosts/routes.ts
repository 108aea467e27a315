import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const hostRoutes: readonly RouteRecord[] = [
  {
    path: paths.hostSignUp,
    audience: 'anyone',
    shell: 'bare',
    title: 'Become a host',
    lazy: () => import('./host-sign-up.tsx'),
  },
  {
    path: paths.hostInvite,
    audience: 'anyone',
    shell: 'site',
    title: 'Host invitation',
    lazy: () => import('./host-invite.tsx'),
  },
  {
    // The layout of the portal shows a host's own page; of all other users it shows the site's.
    path: paths.hosts,
    audience: 'anyone',
    shell: 'portal',
    title: 'Hosts',
    lazy: () => import('./hosts.tsx'),
  },
  {
    path: paths.publicHost,
    audience: 'anyone',
    shell: 'site',
    title: 'Host',
    lazy: () => import('./public-host.tsx'),
  },
  {
    path: paths.partnersApplication,
    audience: 'anyone',
    shell: 'site',
    title: 'Host evenings people remember',
    listed: true,
    lazy: () => import('./partners-application.tsx'),
  },
];
