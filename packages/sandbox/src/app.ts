import { messages } from '@perigee/domain';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { SandboxContext } from './context.ts';
import { limitedBody } from './http/body.ts';
import { crashText } from './http/crash-text.ts';
import { adminMatchRoutes } from './routes/admin-matches.ts';
import { adminUserRoutes } from './routes/admin-users.ts';
import { aiRoutes } from './routes/ai.ts';
import { authRoutes } from './routes/auth.ts';
import { controlRoutes } from './routes/controls.ts';
import { healthRoutes } from './routes/health.ts';
import { linkRoutes } from './routes/links.ts';
import { outboxRoutes } from './routes/outbox.ts';
import { passwordRoutes } from './routes/password.ts';
import { profileRoutes } from './routes/profile.ts';
import { signupRoutes } from './routes/signup.ts';
import { waitlistRoutes } from './routes/waitlist.ts';

/** Only the header of the spec's failures that pages may need to read. */
const READABLE_HEADERS = ['retry-after'];

/**
 * The sandbox's HTTP side: a web-standard app that needs nothing but its context, so that it runs
 * in Node and in a browser tab alike. Every failure is JSON with `message`.
 */
export function createApp(context: SandboxContext): Hono {
  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: READABLE_HEADERS }));
  app.use(limitedBody);

  const signingIn = [authRoutes, passwordRoutes, linkRoutes, signupRoutes];
  const forAdmins = [adminUserRoutes, adminMatchRoutes, aiRoutes];
  const forPeople = [profileRoutes, waitlistRoutes];
  for (const routes of [healthRoutes, outboxRoutes, ...signingIn, ...forPeople, ...forAdmins])
    app.route('/', routes(context));
  if (context.controls !== undefined) app.route('/', controlRoutes(context, context.controls));

  app.notFound((c) => c.json({ message: messages.server.nothingHere }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException)
      return c.newResponse(error.getResponse().body, error.getResponse());
    context.log(`${c.req.method} ${c.req.path} failed: ${crashText(error)}`);
    return c.json({ message: messages.crash }, 500);
  });
  return app;
}
