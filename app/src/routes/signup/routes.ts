import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

export const signupRoutes: readonly RouteRecord[] = [
  {
    path: paths.signup,
    audience: 'anyone',
    shell: 'bare',
    title: 'Sign up',
    listed: true,
    lazy: () => import('./signup.tsx'),
  },
];
