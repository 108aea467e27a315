import type { WaitlistUpdate } from '@perigee/api/zod';
import { decisionProblem, isAccepted } from '@perigee/domain/waitlist';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';
import { assertNoProblem, failure } from '../http/failure.ts';
import { remindOfCharge, startBilling } from '../membership/start-billing.ts';
import { contactUser } from '../outbox/contact-user.ts';
import { matchesIdOrUsername } from '../profile/named.ts';
import { loadUser, type AuthUser } from '../profile/auth-user.ts';
import { toUser } from '../profile/user.ts';
import { positionInLine } from './position.ts';
import { serverMessages } from '../server-messages.ts';
import { applicationServerMessages } from './server-messages.ts';

/** The entry of an applicant, by id or username, locked for this transaction. */
async function lockedEntry(tx: Queryable, user: string) {
  const isApplicant = matchesIdOrUsername(user);
  if (isApplicant === null) return undefined;
  // Every transaction locks the user first, so that two of them do not deadlock.
  const [applicant] = await tx
    .select({ id: users.id })
    .from(users)
    .where(isApplicant)
    .for('no key update');
  if (applicant === undefined) return undefined;
  const [entry] = await tx
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.userId, applicant.id))
    .for('update');
  return entry;
}

/**
 * Applies an admin's decision on an applicant, or switches their waitlist, and updates the
 * applicant's open pages. Only the fields of `update` change. On acceptance the applicant gets a
 * mail, or a text if they gave no email; billing of their reservation begins, and the mail says so.
 *
 * @param user the applicant's id or username
 * @returns the applicant after the change
 * @throws 404 for an unknown applicant, 422 for a decision that the rules do not allow
 */
export async function decide(
  context: SandboxContext,
  user: string,
  update: WaitlistUpdate,
): Promise<AuthUser> {
  const { db, clock, realtime, settings } = context;
  const { applicant, isNewlyAccepted, billed } = await db.transaction(async (tx) => {
    const entry = await lockedEntry(tx, user);
    if (entry === undefined) throw failure(404, serverMessages.applicantNotFound);

    const { waitlistStatus: status, hNum, membershipType, waitlist } = update;
    const isDecision = status !== undefined;
    if (isDecision) {
      assertNoProblem(
        decisionProblem(
          { waitlistStatus: entry.status, hNum: entry.hNum },
          { waitlistStatus: status, hNum },
        ),
      );
    }
    await tx
      .update(waitlistEntries)
      .set({
        ...(isDecision && { status }),
        ...(hNum !== undefined && { hNum }),
        ...(membershipType !== undefined && { membershipType }),
        ...(waitlist !== undefined && { waitlist }),
        ...(isDecision &&
          isAccepted(status) && {
            acceptedAt: clock(),
            rank: await positionInLine(tx, entry),
          }),
      })
      .where(eq(waitlistEntries.userId, entry.userId));
    const isAcceptance = isDecision && isAccepted(status) && !isAccepted(entry.status);
    const begun = isAcceptance ? await startBilling(tx, entry.userId, clock()) : undefined;
    return {
      applicant: await loadUser(tx, entry.userId),
      isNewlyAccepted: isAcceptance,
      billed: begun,
    };
  });
  if (applicant === undefined) throw failure(404, serverMessages.applicantNotFound);

  if (billed !== undefined) await remindOfCharge(context, billed);
  else if (isNewlyAccepted) {
    await contactUser(context, applicant.id, {
      text: applicationServerMessages.accepted,
      // The page congratulates on full access.
      link: `${settings.webUrl}/tickets?waitlist=true`,
    });
  }
  realtime.profileUpdate(applicant.id, toUser(applicant, settings.publicUrl, clock()));
  return applicant;
}
