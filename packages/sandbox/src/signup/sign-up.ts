import type { SignUpRequestOutput } from '@perigee/api/zod';
import { eq } from 'drizzle-orm';
import { lockNewAccount } from '../auth/phone-proof.ts';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { refuseDuplicate } from '../db/refuse-duplicate.ts';
import { users } from '../db/schema/users.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';
import { referByCode } from '../referral/apply-code.ts';
import { freeInviteCode } from '../referral/invite-code.ts';
import type { PhoneProof } from '../auth/tokens.ts';
import { completeActivity } from '../waitlist/complete-activity.ts';
import { notifyUser } from '../profile/notify-user.ts';
import { serverMessages } from '../server-messages.ts';

interface SigningUp {
  proof: PhoneProof;
  form: SignUpRequestOutput;
  now: Date;
}

/** @returns the id of the user's referrer, or undefined */
async function completeAccount(
  tx: Queryable,
  { random }: Pick<SandboxContext, 'random'>,
  { proof, form, now }: SigningUp,
): Promise<number | undefined> {
  const userId = await lockNewAccount(tx, proof);
  const code = form.referralCode;
  await tx
    .update(users)
    .set({
      completedSignup: true,
      name: form.name.trim(),
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      email: form.email,
      instagramLink: form.instagramLink,
      referralCode: code ?? null,
      inviteReferralCode: await freeInviteCode(tx, random),
      authMethod: form.authMethod,
      signupSource: form.signupSource,
      signedUpAt: form.timestamp,
    })
    .where(eq(users.id, userId));
  await tx.insert(waitlistEntries).values({
    userId,
    waitlist: true,
    status: 'pending',
    membershipType: 'general',
    joinedAt: now,
  });
  await completeActivity(tx, userId, 'CREATE_ACCOUNT', now);
  return code === undefined ? undefined : referByCode(tx, { userId, code, now });
}

/**
 * Completes the account of a verified phone: name, waitlist entry, first activity and referrer are
 * stored together or not at all. An unknown referral code does not block the sign-up.
 *
 * @returns the user's id
 * @throws 401 if the user of the proof was deleted, 409 for an account that is complete already and
 *   for an email that belongs to another user
 */
export async function signUp(
  context: SandboxContext,
  proof: PhoneProof,
  form: SignUpRequestOutput,
): Promise<number> {
  const signingUp = { proof, form, now: context.clock() };
  const referrerId = await context.db
    .transaction((tx) => completeAccount(tx, context, signingUp))
    .catch(refuseDuplicate('users_email_key', serverMessages.emailTaken));
  if (referrerId !== undefined) await notifyUser(context, referrerId);
  return proof.userId;
}
