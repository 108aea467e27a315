import { and, eq, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { passwords } from '../db/schema/auth.ts';
import { users } from '../db/schema/users.ts';

/** The sign-in facts of a user who completed sign-up. */
export interface Account {
  id: number;
  sessionVersion: number;
  email: string;
  /** Null for a user who never set a password. */
  passwordHash: string | null;
}

/** The account of an email, in any case of its letters. */
export async function accountOf(
  { db }: SandboxContext,
  email: string,
): Promise<Account | undefined> {
  const [account] = await db
    .select({
      id: users.id,
      // Read together with the hash, so that a password reset between the two reads ends the session.
      sessionVersion: users.sessionVersion,
      email: sql<string>`${users.email}`,
      passwordHash: passwords.hash,
    })
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), users.completedSignup));
  return account;
}
