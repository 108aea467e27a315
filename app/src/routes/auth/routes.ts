import { paths } from '../paths.ts';
import type { RouteRecord } from '../route-record.ts';

const login = {
  audience: 'anyone',
  shell: 'site',
  title: 'Sign in',
  lazy: () => import('./login.tsx'),
} as const;

export const authRoutes: readonly RouteRecord[] = [
  { ...login, path: paths.login, prerendered: true },
  {
    ...login,
    path: paths.loginEvent,
    queries: async (context) => (await import('./event-sign-in-methods.tsx')).queries(context),
  },
  { ...login, path: paths.loginHostInvite },
  {
    path: paths.resetPassword,
    audience: 'anyone',
    shell: 'site',
    title: 'Forgot password?',
    lazy: () => import('./reset-password.tsx'),
  },
  {
    path: paths.resetToken,
    audience: 'anyone',
    shell: 'site',
    title: 'Choose a new password',
    lazy: () => import('./token.tsx'),
  },
  {
    path: paths.appClipSignUp,
    audience: 'anyone',
    shell: 'bare',
    title: 'Sign-up',
    lazy: () => import('./app-clip-sign-up.tsx'),
  },
];
