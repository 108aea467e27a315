import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { users } from '../db/schema/people.ts';
import type { SessionOwner } from '../tokens/tokens.ts';

/** The person of a phone that has just been proven. A phone that is new gets a row without a name. */
export async function phoneOwner(
  { db, clock }: SandboxContext,
  phoneNumber: string,
): Promise<SessionOwner & { completedSignup: boolean }> {
  await db
    .insert(users)
    .values({ phoneNumber, createdAt: clock() })
    .onConflictDoNothing({ target: users.phoneNumber });
  const [owner] = await db
    .select({
      id: users.id,
      sessionVersion: users.sessionVersion,
      completedSignup: users.completedSignup,
    })
    .from(users)
    .where(eq(users.phoneNumber, phoneNumber));
  if (owner === undefined) throw new Error('The person of a proven phone is missing.');
  return owner;
}
