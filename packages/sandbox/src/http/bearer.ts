import { messages, serverMessages } from '@perigee/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { SandboxContext } from '../context.ts';
import { preparedOnce } from '../db/prepared.ts';
import { users } from '../db/schema/people.ts';
import { loadPerson, type Person } from '../profile/person.ts';
import type { SessionClaims } from '../tokens/tokens.ts';
import { failure } from './failure.ts';

/** The token that the request carries, or null. */
export function bearerOf(c: Context): string | null {
  const [, token] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return token ?? null;
}

const sessionOwner = preparedOnce((db) =>
  db
    .select({ id: users.id, sessionVersion: users.sessionVersion })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('userId')), users.completedSignup))
    .prepare('session_owner'),
);

/**
 * The session of a token, or null if the token is forged, expired, ended or for another purpose, or
 * if its user was deleted or never completed sign-up.
 */
export async function sessionOfToken(
  { db, tokens }: SandboxContext,
  token: string,
): Promise<SessionClaims | null> {
  const session = await tokens.readSession(token);
  if (session === null) return null;
  const [owner] = await sessionOwner(db).execute({ userId: session.userId });
  return owner?.sessionVersion === session.version ? session : null;
}

/** The user of a token's session, or null as in {@link sessionOfToken}. */
export async function personOfSession(
  { db, tokens }: SandboxContext,
  token: string,
): Promise<Person | null> {
  const session = await tokens.readSession(token);
  if (session === null) return null;
  const person = await loadPerson(db, session.userId);
  if (person?.completedSignup !== true) return null;
  return person.sessionVersion === session.version ? person : null;
}

/**
 * The signed-in user.
 *
 * @throws 401 without a valid session
 */
export async function signedIn(context: SandboxContext, c: Context): Promise<Person> {
  const token = bearerOf(c);
  const person = token === null ? null : await personOfSession(context, token);
  if (person === null) throw failure(401, messages.signInAgain);
  return person;
}

/**
 * The id of the signed-in user, for calls that need no more of the user: this is much faster than
 * loading the whole user.
 *
 * @throws 401 without a valid session
 */
export async function signedInId(context: SandboxContext, c: Context): Promise<number> {
  const token = bearerOf(c);
  const session = token === null ? null : await sessionOfToken(context, token);
  if (session === null) throw failure(401, messages.signInAgain);
  return session.userId;
}

/**
 * The signed-in admin.
 *
 * @throws 401 without a valid session, 403 for all other users
 */
export async function signedInAdmin(context: SandboxContext, c: Context): Promise<Person> {
  const person = await signedIn(context, c);
  if (!person.admin) throw failure(403, serverMessages.adminsOnly);
  return person;
}

/**
 * The signed-in host, or admin.
 *
 * @throws 401 without a valid session, 403 for all other users
 */
export async function signedInHost(context: SandboxContext, c: Context): Promise<Person> {
  const person = await signedIn(context, c);
  if (!person.admin && person.host === null) throw failure(403, serverMessages.hostsOnly);
  return person;
}

/**
 * The signed-in user, or undefined for a visitor.
 *
 * @throws 401 for a bearer that is not a valid session
 */
export async function visitorOrSignedIn(
  context: SandboxContext,
  c: Context,
): Promise<Person | undefined> {
  return bearerOf(c) === null ? undefined : signedIn(context, c);
}

/** The user of a valid session, or undefined: for calls that are open to all clients, with any bearer. */
export async function viewerOf(context: SandboxContext, c: Context): Promise<Person | undefined> {
  const token = bearerOf(c);
  return token === null ? undefined : ((await personOfSession(context, token)) ?? undefined);
}
