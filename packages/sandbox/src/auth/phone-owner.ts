import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import type { SessionOwner } from './tokens.ts';

type PhoneOwner = SessionOwner & { completedSignup: boolean };

/** The user of a phone, or undefined. */
export async function ownerOfPhone(
  db: Database,
  phoneNumber: string,
): Promise<PhoneOwner | undefined> {
  const [owner] = await db
    .select({
      id: users.id,
      sessionVersion: users.sessionVersion,
      completedSignup: users.completedSignup,
    })
    .from(users)
    .where(eq(users.phoneNumber, phoneNumber));
  return owner;
}

/** The user of a phone that has just been verified. A new phone gets a row without a name. */
export async function ownerOfProvenPhone(
  { db, clock }: SandboxContext,
  phoneNumber: string,
): Promise<PhoneOwner> {
  await db
    .insert(users)
    .values({ phoneNumber, createdAt: clock() })
    .onConflictDoNothing({ target: users.phoneNumber });
  const owner = await ownerOfPhone(db, phoneNumber);
  if (owner === undefined) throw new Error('The user of a proven phone is missing.');
  return owner;
}
