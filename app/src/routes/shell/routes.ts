import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

const info = {
  audience: 'anyone',
  shell: 'site',
  lazy: () => import('./info.tsx'),
} as const;

export const shellRoutes: readonly RouteRecord[] = [
  {
    path: paths.home,
    audience: 'anyone',
    shell: 'site',
    prerendered: true,
    queries: async (context) =>
      context.user === null ? [] : (await import('../waitlist/member-home.tsx')).queries(context),
  },
  { ...info, path: paths.careers },
  { ...info, path: paths.liveSupport },
  { ...info, path: paths.termsAndConditions },
  { ...info, path: paths.termsOfUse },
  { ...info, path: paths.privacyPolicy },
  { ...info, path: paths.iosApp },
  { ...info, path: paths.metaTouch, audience: 'member' },
  {
    path: paths.notFound,
    audience: 'anyone',
    shell: 'site',
    lazy: () => import('./not-found.tsx'),
  },
];
