import { paths, publicProfilePattern } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const profileRoutes: readonly RouteRecord[] = [
  {
    path: publicProfilePattern,
    audience: 'anyone',
    shell: 'site',
    lazy: () => import('./public-profile.tsx'),
  },
  {
    path: paths.bachelorette,
    audience: 'anyone',
    shell: 'site',
    lazy: () => import('./bachelorette.tsx'),
  },
  {
    path: paths.account,
    audience: 'member',
    shell: 'site',
    title: 'Settings',
    lazy: () => import('./account.tsx'),
  },
  {
    path: paths.profile,
    audience: 'member',
    shell: 'site',
    title: 'Edit application',
    lazy: () => import('./edit-application.tsx'),
  },
  {
    path: paths.wallets,
    audience: 'member',
    shell: 'site',
    title: 'My Wallets',
    lazy: () => import('./wallets.tsx'),
  },
  {
    // In a small popup.
    path: paths.socialAccountCallback,
    audience: 'member',
    shell: 'bare',
    title: 'Link an account',
    lazy: () => import('./social-account-callback.tsx'),
  },
];
