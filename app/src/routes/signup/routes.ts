import type { AreaRoutes } from '../area-routes.ts';
import { paths } from '../paths.ts';

export const signupRoutes: AreaRoutes = {
  bare: [{ path: paths.signup, lazy: () => import('./signup.tsx') }],
};
