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
    queries: async (context) => (await import('./host-invite.tsx')).queries(context),
    lazy: () => import('./host-invite.tsx'),
  },
  {
    // The layout of the portal shows a host's own page; of all other users it shows the site's.
    path: paths.hosts,
    audience: 'anyone',
    shell: 'portal',
    title: 'Hosts',
    queries: async (context) => (await import('./hosts.tsx')).queries(context),
    lazy: () => import('./hosts.tsx'),
  },
  {
    path: paths.publicHost,
    audience: 'anyone',
    shell: 'site',
    title: 'Host',
    queries: async (context) => (await import('./public-host.tsx')).queries(context),
    lazy: () => import('./public-host.tsx'),
  },
  {
    // The layout of the portal shows it to hosts; to all other users it shows the site's.
    path: paths.partnersApplication,
    audience: 'anyone',
    shell: 'portal',
    title: 'Host evenings people remember',
    listed: true,
    lazy: () => import('./partners-application.tsx'),
  },
];
