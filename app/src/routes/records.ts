import { adminRoutes } from './admin/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { forYouRoutes } from './for-you/routes.ts';
import { hostPortalRoutes } from './host-portal/routes.ts';
import { hostRoutes } from './hosts/routes.ts';
import { likesRoutes } from './likes/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { referralRoutes } from './referral/routes.ts';
import type { RouteRecord } from './route-record.ts';
import { shellRoutes } from './shell/routes.ts';
import { signupRoutes } from './signup/routes.ts';
import { ticketRoutes } from './tickets/routes.ts';
import { videoRoutes } from './video/routes.ts';

/** Every page of the app. Data only, so that tests and the build read it without a browser. */
export const records: readonly RouteRecord[] = [
  ...adminRoutes,
  ...authRoutes,
  ...chatRoutes,
  ...eventRoutes,
  ...forYouRoutes,
  ...hostPortalRoutes,
  ...hostRoutes,
  ...likesRoutes,
  ...liveRoutes,
  ...profileRoutes,
  ...referralRoutes,
  ...shellRoutes,
  ...signupRoutes,
  ...ticketRoutes,
  ...videoRoutes,
];
