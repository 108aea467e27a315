import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

const page = { audience: 'host', shell: 'portal', prerendered: true } as const;

export const hostPortalRoutes: readonly RouteRecord[] = [
  {
    ...page,
    path: paths.portal,
    title: 'My Events',
    queries: async () => (await import('./portal.tsx')).queries(),
    lazy: () => import('./portal.tsx'),
  },
  {
    ...page,
    path: paths.portalEvent,
    title: 'Event Manager',
    queries: async (context) => (await import('./event-manager.tsx')).queries(context),
    lazy: () => import('./event-manager.tsx'),
  },
  {
    ...page,
    path: paths.createEvent,
    title: 'New Event',
    queries: async (context) => (await import('./create-event.tsx')).queries(context),
    lazy: () => import('./create-event.tsx'),
  },
  {
    ...page,
    path: paths.editEvent,
    title: 'Update Event Info',
    queries: async (context) => (await import('./edit-event.tsx')).queries(context),
    lazy: () => import('./edit-event.tsx'),
  },
];
