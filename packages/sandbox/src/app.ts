import { messages } from '@perigee/domain';
import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { bearerOf, sessionOfToken } from './auth/authenticate.ts';
import type { SandboxContext } from './context.ts';
import { limitedBody } from './http/body.ts';
import { isDiskFull } from './http/disk-full.ts';
import { errorText } from './http/error-text.ts';
import { wholePath } from './http/path.ts';
import { isRowGone } from './http/row-gone.ts';
import { adminMatchRoutes } from './routes/admin-matches.ts';
import { adminUserRoutes } from './routes/admin-users.ts';
import { adminAiRoutes } from './routes/admin-ai.ts';
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
import { imageRoutes } from './routes/profile-images.ts';
import { authLinkRoutes } from './routes/auth-links.ts';
import { locationRoutes } from './routes/location.ts';
import { membershipRoutes } from './routes/membership.ts';
import { outboxRoutes } from './routes/outbox.ts';
import { authPasswordRoutes } from './routes/auth-password.ts';
import { profileRoutes } from './routes/profile.ts';
import { referralRoutes } from './routes/referral.ts';
import { adminReportRoutes } from './routes/admin-reports.ts';
import { ticketRoutes } from './routes/tickets.ts';
import { profileRewardRoutes } from './routes/profile-rewards.ts';
import { signupRoutes } from './routes/signup.ts';
import { socialAccountRoutes } from './routes/profile-social-accounts.ts';
import { socialNetworkRoutes } from './routes/social-network.ts';
import { waitlistRoutes } from './routes/waitlist.ts';
import { serverMessages } from './server-messages.ts';

/** Headers of the spec's replies that pages of other origins need to read. */
const READABLE_HEADERS = ['retry-after', 'content-disposition', 'date'];

/**
 * All but the first two belong to the product API, apart from the search for places. Of two routes
 * that match an address, the first one answers.
 */
const ROUTES = [
  healthRoutes,
  socialNetworkRoutes,
  authRoutes,
  authPasswordRoutes,
  authLinkRoutes,
  signupRoutes,
  imageRoutes,
  socialAccountRoutes,
  locationRoutes,
  profileRoutes,
  profileRewardRoutes,
  forYouRoutes,
  likeRoutes,
  waitlistRoutes,
  referralRoutes,
  adminReportRoutes,
  adminUserRoutes,
  adminMatchRoutes,
  adminAiRoutes,
  membershipRoutes,
  hostRoutes,
  ticketRoutes,
  // These are the last of the routes under /events: they take any text that follows for an event's name.
  hostPortalRoutes,
  eventRoutes,
];

/** Dates replies by the sandbox's clock, which tests move, instead of the machine's. */
const datedBy =
  (clock: SandboxContext['clock']): MiddlewareHandler =>
  async (c, next) => {
    await next();
    c.header('date', clock().toUTCString());
  };

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
  app.use(datedBy(context.clock));
  app.use(limitedBody);

  for (const routes of [...ROUTES, ...provider]) app.route('/', routes(context));
  if (context.controls !== undefined) app.route('/', controlRoutes(context, context.controls));

  app.notFound((c) => c.json({ message: serverMessages.nothingHere }, 404));
  app.onError(async (error, c) => {
    if (error instanceof HTTPException)
      return c.newResponse(error.getResponse().body, error.getResponse());
    if (isDiskFull(error)) {
      const where = context.settings.storage ?? 'the database';
      context.log(`The disk of ${where} is full. Make room, and start the sandbox again.`);
      return c.json({ message: serverMessages.diskFull }, 503);
    }
    const token = bearerOf(c);
    // The account of the caller was erased after the session had been checked.
    if (isRowGone(error) && token !== null && (await sessionOfToken(context, token)) === null)
      return c.json({ message: messages.signInAgain }, 401);
    context.log(`${c.req.method} ${c.req.path} failed: ${errorText(error)}`);
    return c.json({ message: messages.crash }, 500);
  });
  return app;
}
