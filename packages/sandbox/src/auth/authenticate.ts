import { messages } from '@perigee/domain';
import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { preparedOnce } from '../db/prepared.ts';
import { users } from '../db/schema/users.ts';
import { failure } from '../http/failure.ts';
import { loadUser, type AuthUser } from '../profile/auth-user.ts';
import type { SessionClaims } from './tokens.ts';

/** The token that the request carries, or null. */
export function bearerOf(c: Context): string | null {
  const [, token] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return token ?? null;
}

type Owner = Pick<AuthUser, 'sessionVersion' | 'completedSignup'>;

const sessionOwner = preparedOnce((db) =>
  db
    .select({ sessionVersion: users.sessionVersion, completedSignup: users.completedSignup })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('session_owner'),
);

async function loadOwner(db: Queryable, userId: number): Promise<Owner | undefined> {
  const [owner] = await sessionOwner(db).execute({ userId });
  return owner;
}

/**
 * The claims with their owner, or null if they are of no valid token, if the session has ended, or if its
 * user was deleted or never completed sign-up.
 */
async function withOwner<Loaded extends Owner>(
  { db }: SandboxContext,
  session: SessionClaims | null,
  load: (db: Queryable, userId: number) => Promise<Loaded | undefined>,
): Promise<{ session: SessionClaims; owner: Loaded } | null> {
  if (session === null) return null;
  const owner = await load(db, session.userId);
  if (owner?.completedSignup !== true || owner.sessionVersion !== session.version) return null;
  return { session, owner };
}

/** The claims of a valid session, or null. This is much faster than loading the whole user. */
export async function sessionOfToken(
  context: SandboxContext,
  token: string,
): Promise<SessionClaims | null> {
  const claims = await context.tokens.readSession(token);
  return (await withOwner(context, claims, loadOwner))?.session ?? null;
}

/** The claims of a valid chat token, or null. It ends with the session that it was issued with. */
export async function sessionOfChatToken(
  context: SandboxContext,
  token: string,
): Promise<SessionClaims | null> {
  const claims = await context.tokens.readChat(token);
  return (await withOwner(context, claims, loadOwner))?.session ?? null;
}

/** The user of a valid session, or null. */
async function userOfSession(context: SandboxContext, token: string): Promise<AuthUser | null> {
  const claims = await context.tokens.readSession(token);
  return (await withOwner(context, claims, loadUser))?.owner ?? null;
}

/** The user of the request's session, or undefined for every other bearer, and for none. */
export async function identify(context: SandboxContext, c: Context): Promise<AuthUser | undefined> {
  const token = bearerOf(c);
  return token === null ? undefined : ((await userOfSession(context, token)) ?? undefined);
}

/** The signed-in user. @throws 401 without a valid session */
export async function authenticate(context: SandboxContext, c: Context): Promise<AuthUser> {
  const user = await identify(context, c);
  if (user === undefined) throw failure(401, messages.signInAgain);
  return user;
}

/** The id of the signed-in user. @throws 401 without a valid session */
export async function authenticateId(context: SandboxContext, c: Context): Promise<number> {
  const token = bearerOf(c);
  const session = token === null ? null : await sessionOfToken(context, token);
  if (session === null) throw failure(401, messages.signInAgain);
  return session.userId;
}
