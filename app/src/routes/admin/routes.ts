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
    lazy: () => import('./waitlist.tsx'),
  },
  {
    ...page,
    path: paths.adminMatches,
    title: 'Matches',
    lazy: () => import('./matches.tsx'),
  },
  {
    ...page,
    path: paths.adminUsers,
    title: 'Active Users',
    lazy: () => import('./active-users.tsx'),
  },
  {
    ...page,
    path: paths.adminProfiles,
    title: 'Profiles',
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
    lazy: () => import('./user.tsx'),
  },
  {
    ...page,
    path: paths.adminAi,
    title: 'AI compatibility',
    lazy: () => import('./ai.tsx'),
  },
  {
    ...page,
    path: paths.dreamBoothImage,
    title: 'Image generation',
    lazy: () => import('./dream-booth-image.tsx'),
  },
  {
    ...page,
    path: paths.dreamBoothModel,
    title: 'Image models',
    lazy: () => import('./dream-booth-model.tsx'),
  },
];
