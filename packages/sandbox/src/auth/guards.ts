import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { authenticate, authenticateId, bearerOf, identify } from './authenticate.ts';
import { serverMessages } from '../server-messages.ts';

/** A user with a host record. */
export type HostUser = AuthUser & { host: NonNullable<AuthUser['host']> };

/** Sets the context variable `user`. */
const withUser = <User>(load: (c: Context) => Promise<User>) =>
  createMiddleware<{ Variables: { user: User } }>(async (c, next) => {
    c.set('user', await load(c));
    await next();
  });

/**
 * Middleware that decides which clients may make a call, and sets the user who makes it. Each
 * refuses a request without a valid session with 401, and a signed-in user who may not make the
 * call with 403.
 */
export function createGuards(context: SandboxContext) {
  return {
    requireUser: withUser((c) => authenticate(context, c)),

    /** For calls that need no more of the user than the id: this is much faster. */
    requireUserId: createMiddleware<{ Variables: { userId: number } }>(async (c, next) => {
      c.set('userId', await authenticateId(context, c));
      await next();
    }),

    /** Admins have no host record, so they cannot act as a host here. */
    requireHost: withUser(async (c): Promise<HostUser> => {
      const { host, ...user } = await authenticate(context, c);
      if (host === null) throw failure(403, serverMessages.hostsOnly);
      return { ...user, host };
    }),

    requireHostOrAdmin: withUser(async (c) => {
      const user = await authenticate(context, c);
      if (!user.admin && user.host === null) throw failure(403, serverMessages.hostsOnly);
      return user;
    }),

    requireAdmin: withUser(async (c) => {
      const user = await authenticate(context, c);
      if (!user.admin) throw failure(403, serverMessages.adminsOnly);
      return user;
    }),

    /** The user is undefined for a visitor. A bearer that is not a valid session is refused. */
    allowVisitor: withUser<AuthUser | undefined>(async (c) =>
      bearerOf(c) === null ? undefined : authenticate(context, c),
    ),

    /** As `allowVisitor`, for calls that ignore a bearer that is not a valid session. */
    allowAnyBearer: withUser((c) => identify(context, c)),
  };
}
