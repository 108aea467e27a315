import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

const page = { audience: 'admin', shell: 'admin', prerendered: true } as const;
const home = { ...page, title: 'Admin Portal', lazy: () => import('./home.tsx') } as const;

export const adminRoutes: readonly RouteRecord[] = [
  { ...home, path: paths.admin },
  { ...home, path: paths.adminUnknown },
  {
    ...page,
    path: paths.adminWaitlist,
    title: 'Waitlist',
    queries: async (context) => (await import('./waitlist.tsx')).queries(context),
    lazy: () => import('./waitlist.tsx'),
  },
  {
    ...page,
    path: paths.adminMatches,
    title: 'Matches',
    queries: async (context) => (await import('./matches.tsx')).queries(context),
    lazy: () => import('./matches.tsx'),
  },
  {
    ...page,
    path: paths.adminUsers,
    title: 'Active Users',
    queries: async (context) => (await import('./active-users.tsx')).queries(context),
    lazy: () => import('./active-users.tsx'),
  },
  {
    ...page,
    path: paths.adminProfiles,
    title: 'Profiles',
    queries: async (context) => (await import('./profiles.tsx')).queries(context),
    lazy: () => import('./profiles.tsx'),
  },
  {
    ...page,
    path: paths.adminAnalytics,
    title: 'Analytics',
    lazy: () => import('./analytics.tsx'),
  },
  {
    ...page,
    path: paths.adminUser,
    title: 'User',
    queries: async (context) => (await import('./user.tsx')).queries(context),
    lazy: () => import('./user.tsx'),
  },
  {
    ...page,
    path: paths.adminAi,
    title: 'AI compatibility',
    queries: async (context) => (await import('./ai.tsx')).queries(context),
    lazy: () => import('./ai.tsx'),
  },
  {
    ...page,
    path: paths.dreamBoothImage,
    title: 'Image generation',
    queries: async () => (await import('./dream-booth-image.tsx')).queries(),
    lazy: () => import('./dream-booth-image.tsx'),
  },
  {
    ...page,
    path: paths.dreamBoothModel,
    title: 'Image models',
    queries: async () => (await import('./dream-booth-model.tsx')).queries(),
    lazy: () => import('./dream-booth-model.tsx'),
  },
];
