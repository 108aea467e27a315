import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

const page = { audience: 'host', shell: 'portal', prerendered: true } as const;

export const hostPortalRoutes: readonly RouteRecord[] = [
  {
    ...page,
    path: paths.portal,
    title: 'My Events',
    lazy: () => import('./portal.tsx'),
  },
  {
    ...page,
    path: paths.portalEvent,
    title: 'Event Manager',
    lazy: () => import('./event-manager.tsx'),
  },
  {
    ...page,
    path: paths.createEvent,
    title: 'New Event',
    lazy: () => import('./create-event.tsx'),
  },
  {
    ...page,
    path: paths.editEvent,
    title: 'Update Event Info',
    lazy: () => import('./edit-event.tsx'),
  },
];
