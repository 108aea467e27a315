import type { SignUpRequestOutput } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { and, eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { isUniqueViolation } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { applicationActivities, waitlistEntries } from '../db/schema/waitlist.ts';
import { failure } from '../http/failure.ts';
import type { PhoneProof } from '../tokens/tokens.ts';

/**
 * Completes the account of a proven phone: name, waitlist entry and first activity together, or
 * nothing at all.
 *
 * @returns the person's id
 * @throws 401 where the person of the proof is gone, 409 for an account that is complete already
 *   and for an email that belongs to somebody else
 */
export async function signUp(
  { db, clock }: SandboxContext,
  proof: PhoneProof,
  form: SignUpRequestOutput,
): Promise<number> {
  const now = clock();
  try {
    await db.transaction(async (tx) => {
      // Locked, so that of two requests at once the second finds the account complete.
      const [account] = await tx
        .select({ id: users.id, completedSignup: users.completedSignup })
        .from(users)
        .where(and(eq(users.id, proof.userId), eq(users.phoneNumber, proof.phone)))
        .for('update');
      if (account === undefined) throw failure(401, messages.server.signInAgain);
      if (account.completedSignup) throw failure(409, messages.server.phoneTaken);

      await tx
        .update(users)
        .set({
          completedSignup: true,
          name: form.name.trim(),
          firstName: form.firstName.trim(),
          lastName: form.lastName.trim(),
          email: form.email,
          instagramLink: form.instagramLink,
          referralCode: form.referralCode ?? null,
          authMethod: form.authMethod,
          signupSource: form.signupSource,
          signedUpAt: form.timestamp,
        })
        .where(eq(users.id, account.id));
      await tx.insert(waitlistEntries).values({
        userId: account.id,
        waitlist: true,
        status: 'pending',
        membershipType: 'general',
        joinedAt: now,
      });
      await tx
        .insert(applicationActivities)
        .values({ userId: account.id, action: 'CREATE_ACCOUNT', completedAt: now });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) throw failure(409, messages.server.emailTaken);
    throw error;
  }
  return proof.userId;
}
