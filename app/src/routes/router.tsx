import type { RouteObject } from 'react-router-dom';
import { prefetchFrom } from '../services/prefetch.ts';
import type { AreaRoutes } from './area-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { forYouRoutes } from './for-you/routes.ts';
import { likesRoutes } from './likes/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { referralRoutes } from './referral/routes.ts';
import { CrashRoute } from './shell/crash.tsx';
import { ProtectedRoute } from './shell/protected.tsx';
import { RootRoute } from './shell/root.tsx';
import { shellRoutes } from './shell/routes.tsx';
import { SiteRoute } from './shell/site.tsx';
import { signupRoutes } from './signup/routes.ts';
import { ticketRoutes } from './tickets/routes.ts';

const areas: readonly AreaRoutes[] = [
  authRoutes,
  eventRoutes,
  forYouRoutes,
  likesRoutes,
  profileRoutes,
  referralRoutes,
  shellRoutes,
  signupRoutes,
  ticketRoutes,
];

const within = (place: keyof AreaRoutes) => areas.flatMap((area) => area[place] ?? []);

/** Every page of the app, inside its frame. */
export const routes: RouteObject[] = [
  {
    element: <RootRoute prefetch={prefetchFrom(() => routes)} />,
    errorElement: <CrashRoute />,
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <SiteRoute />,
        children: [...within('site'), { element: <ProtectedRoute />, children: within('member') }],
      },
      ...within('bare'),
    ],
  },
];
