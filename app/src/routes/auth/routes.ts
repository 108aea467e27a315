import type { AreaRoutes } from '../area-routes.ts';
import { paths } from '../paths.ts';

const login = () => import('./login.tsx');

export const authRoutes: AreaRoutes = {
  site: [
    { path: paths.login, lazy: login },
    { path: paths.loginEvent, lazy: login },
    { path: paths.loginHostInvite, lazy: login },
    { path: paths.resetPassword, lazy: () => import('./reset-password.tsx') },
    { path: paths.resetToken, lazy: () => import('./token.tsx') },
  ],
  bare: [{ path: paths.appClipSignUp, lazy: () => import('./app-clip-sign-up.tsx') }],
};
