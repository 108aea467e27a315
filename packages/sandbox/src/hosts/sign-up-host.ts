import type { HostSignUpRequestOutput } from '@perigee/api/zod';
import { linkIdFrom } from '@perigee/domain/hosts';
import { fullName, isName } from '@perigee/domain/signup';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { lockNewAccount } from '../auth/phone-proof.ts';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { refuseDuplicate } from '../db/refuse-duplicate.ts';
import { passwords } from '../db/schema/auth.ts';
import { hostInvitations, hosts } from '../db/schema/hosts.ts';
import { users } from '../db/schema/users.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';
import { failure } from '../http/failure.ts';
import type { PhoneProof } from '../auth/tokens.ts';
import { completeActivity } from '../waitlist/complete-activity.ts';
import { hostServerMessages } from './server-messages.ts';
import { serverMessages } from '../server-messages.ts';

/** Source: spec HostSignUpRequest. */
type Form = HostSignUpRequestOutput;

/** The rule that the form breaks beyond its shape, as a sentence, or null. */
export function hostSignUpProblem(form: Form): string | null {
  const blank = (['name', 'firstName', 'lastName'] as const).find((field) => !isName(form[field]));
  return blank === undefined ? null : serverMessages.fieldMissing(blank);
}

/** Condition: this invitation can be used. */
const isGood = (uuid: string, now: Date) =>
  and(
    eq(hostInvitations.uuid, uuid.toLowerCase()),
    isNull(hostInvitations.usedAt),
    gt(hostInvitations.expiresAt, now),
  );

/** Throws 422 if the invitation is unknown, used or expired. */
async function assertGoodInvitation(db: Queryable, uuid: string, now: Date): Promise<void> {
  if ((await db.$count(hostInvitations, isGood(uuid, now))) === 0) {
    throw failure(422, hostServerMessages.invitationInvalid);
  }
}

/**
 * Uses the invitation up.
 *
 * @returns the level of the new host
 */
async function useInvitation(tx: Queryable, uuid: string, now: Date): Promise<string> {
  // A single statement: the second of two concurrent uses finds the invitation used.
  const [used] = await tx
    .update(hostInvitations)
    .set({ usedAt: now })
    .where(isGood(uuid, now))
    .returning({ level: hostInvitations.level });
  if (used === undefined) throw failure(422, hostServerMessages.invitationInvalid);
  return used.level;
}

/** Completes the account of the verified phone with the data of a host's form. */
async function completeAccount(
  tx: Queryable,
  { userId, form, now }: { userId: number; form: Form; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({
      completedSignup: true,
      name: fullName(form.firstName, form.lastName),
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      email: form.email,
      authMethod: 'Password',
      signupSource: 'webapp',
      signedUpAt: Math.floor(now.getTime() / 1000),
    })
    .where(eq(users.id, userId));
}

/** Stores the host record under the first free link id that derives from its name. */
async function createHost(
  tx: Queryable,
  host: Pick<typeof hosts.$inferInsert, 'userId' | 'name' | 'level'>,
): Promise<void> {
  const wish = linkIdFrom(host.name);
  for (let number = 1; ; number++) {
    const linkId = number === 1 ? wish : `${wish}-${number}`;
    const stored = await tx
      .insert(hosts)
      .values({ ...host, linkId })
      .onConflictDoNothing()
      .returning({ id: hosts.id });
    if (stored.length > 0) return;
  }
}

/**
 * Signs up the host of an invitation: account, password and host record are stored together or not
 * at all. Like the admins, a host is never on the waitlist.
 *
 * @param form a form that passed {@link hostSignUpProblem}
 * @returns the user's id
 * @throws 401 if the account of the proof was deleted, 409 for a phone or email that has an
 *   account, 422 for an invitation that is not valid
 */
export async function signUpHost(
  context: SandboxContext,
  proof: PhoneProof,
  form: Form,
): Promise<number> {
  const { db, clock } = context;
  const now = clock();
  // This check comes first, so that a request without a valid invitation cannot start the slow hash.
  await assertGoodInvitation(db, form.uuid, now);
  const hash = await context.passwords.hash(form.password);
  return db
    .transaction(async (tx) => {
      const level = await useInvitation(tx, form.uuid, now);
      const userId = await lockNewAccount(tx, proof);
      await completeAccount(tx, { userId, form, now });
      await tx.insert(passwords).values({ userId, hash });
      await createHost(tx, { userId, name: form.name.trim(), level });
      await tx
        .insert(waitlistEntries)
        .values({ userId, waitlist: false, status: 'yes', joinedAt: now });
      await completeActivity(tx, userId, 'CREATE_ACCOUNT', now);
      return userId;
    })
    .catch(refuseDuplicate('users_email_key', serverMessages.emailTaken));
}
