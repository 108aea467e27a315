import { and, eq, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { passwords } from '../db/schema/auth.ts';
import { users } from '../db/schema/people.ts';

/** Somebody who completed sign-up, as far as signing in by email goes. */
export interface Account {
  id: number;
  sessionVersion: number;
  email: string;
  /** Null for somebody who never set a password. */
  passwordHash: string | null;
}

/** The account of an email, however its letters are written. */
export async function accountOf(
  { db }: SandboxContext,
  email: string,
): Promise<Account | undefined> {
  const [account] = await db
    .select({
      id: users.id,
      // Read with the hash, so that a session of the old password ends with a reset between the two.
      sessionVersion: users.sessionVersion,
      email: sql<string>`${users.email}`,
      passwordHash: passwords.hash,
    })
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), users.completedSignup));
  return account;
}
