import { messages, serverMessages } from '@perigee/domain';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { SandboxContext } from './context.ts';
import { limitedBody } from './http/body.ts';
import { crashText } from './http/crash-text.ts';
import { wholePath } from './http/path.ts';
import { adminMatchRoutes } from './routes/admin-matches.ts';
import { adminUserRoutes } from './routes/admin-users.ts';
import { aiRoutes } from './routes/ai.ts';
import { authRoutes } from './routes/auth.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { connectRoutes } from './routes/connect.ts';
import { controlRoutes } from './routes/controls.ts';
import { forYouRoutes } from './routes/for-you.ts';
import { gatewayRoutes } from './routes/gateway.ts';
import { likeRoutes } from './routes/likes.ts';
import { hostRoutes } from './routes/hosts.ts';
import { eventRoutes } from './routes/events.ts';
import { healthRoutes } from './routes/health.ts';
import { hostPortalRoutes } from './routes/host-portal.ts';
import { imageRoutes } from './routes/images.ts';
import { linkRoutes } from './routes/links.ts';
import { locationRoutes } from './routes/location.ts';
import { membershipRoutes } from './routes/membership.ts';
import { outboxRoutes } from './routes/outbox.ts';
import { passwordRoutes } from './routes/password.ts';
import { payoutRoutes } from './routes/payouts.ts';
import { placesRoutes } from './routes/places.ts';
import { profileRoutes } from './routes/profile.ts';
import { referralRoutes } from './routes/referral.ts';
import { reportRoutes } from './routes/reports.ts';
import { ticketRoutes } from './routes/tickets.ts';
import { rewardRoutes } from './routes/rewards.ts';
import { signupRoutes } from './routes/signup.ts';
import { socialAccountRoutes } from './routes/social-accounts.ts';
import { socialNetworkRoutes } from './routes/social-network.ts';
import { streamingRoutes } from './routes/streaming.ts';
import { waitlistRoutes } from './routes/waitlist.ts';
import { walletRoutes } from './routes/wallets.ts';

/** Headers of the spec's replies that pages of other origins need to read. */
const READABLE_HEADERS = ['retry-after', 'content-disposition'];

/**
 * All but the first three belong to the product API. Of two routes that match an address, the first
 * one answers.
 */
const ROUTES = [
  healthRoutes,
  socialNetworkRoutes,
  placesRoutes,
  authRoutes,
  passwordRoutes,
  linkRoutes,
  signupRoutes,
  imageRoutes,
  socialAccountRoutes,
  walletRoutes,
  locationRoutes,
  profileRoutes,
  rewardRoutes,
  streamingRoutes,
  forYouRoutes,
  likeRoutes,
  waitlistRoutes,
  referralRoutes,
  reportRoutes,
  adminUserRoutes,
  adminMatchRoutes,
  aiRoutes,
  membershipRoutes,
  hostRoutes,
  payoutRoutes,
  ticketRoutes,
  // These are the last of the routes under /events: they take any text that follows for an event's name.
  hostPortalRoutes,
  eventRoutes,
];

/** Routes of a payments provider. They are not part of the product API. */
export type ProviderRoutes = readonly ((context: SandboxContext) => Hono)[];

const SIMULATED_PROVIDER: ProviderRoutes = [connectRoutes, checkoutRoutes, gatewayRoutes];

/**
 * The sandbox's HTTP app. It uses web standards and depends only on its context, so that it runs
 * both in Node and in a browser tab. Every failure is JSON with `message`.
 *
 * @param provider routes of the context's payments provider, in addition to the product API
 */
export function createApp(
  context: SandboxContext,
  provider: ProviderRoutes = SIMULATED_PROVIDER,
): Hono {
  const app = new Hono();
  app.use(wholePath);
  // This route is registered before the CORS middleware, so that pages of other origins cannot read it.
  app.route('/', outboxRoutes(context));
  app.use(cors({ origin: '*', exposeHeaders: READABLE_HEADERS }));
  app.use(limitedBody);

  for (const routes of [...ROUTES, ...provider]) app.route('/', routes(context));
  if (context.controls !== undefined) app.route('/', controlRoutes(context, context.controls));

  app.notFound((c) => c.json({ message: serverMessages.nothingHere }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException)
      return c.newResponse(error.getResponse().body, error.getResponse());
    context.log(`${c.req.method} ${c.req.path} failed: ${crashText(error)}`);
    return c.json({ message: messages.crash }, 500);
  });
  return app;
}
