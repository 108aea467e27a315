import type { DateApplication } from '@perigee/api/zod';
import { desc, eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { hostDateApplications } from '../db/schema/hosts.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { toPublicUser, type PublicUserFields } from '../profile/public.ts';
import { speaksFor, type LoadedHost } from './find-host.ts';
import { hostServerMessages } from './server-messages.ts';

type Row = typeof hostDateApplications.$inferSelect;

const toDateApplication = (
  { id, message, createdAt }: Row,
  user: PublicUserFields,
  publicUrl: string,
): DateApplication => ({
  id,
  user: toPublicUser(user, publicUrl),
  message,
  createdAt: createdAt.toISOString(),
});

/**
 * The daters who apply for a date that a host arranges, the newest application first.
 *
 * @throws 403 for all users but the host and admins
 */
export async function listDateApplications(
  { db, settings }: SandboxContext,
  host: LoadedHost,
  viewer: AuthUser,
): Promise<DateApplication[]> {
  if (!speaksFor(viewer, host)) throw failure(403, hostServerMessages.applicationsOfOthers);
  const rows = await db.query.hostDateApplications.findMany({
    where: eq(hostDateApplications.hostId, host.id),
    orderBy: [desc(hostDateApplications.createdAt), desc(hostDateApplications.id)],
    with: { user: { with: { images: true } } },
  });
  return rows.map((row) => toDateApplication(row, row.user, settings.publicUrl));
}

/**
 * Stores a dater's application for a date, and notifies the host. The mail does not name the dater,
 * because it would outlive their account.
 *
 * @param message blank for none
 * @throws 409 for a dater who has applied to this host before, 422 for the host's own application
 */
export async function applyForDate(
  { db, clock, outbox, settings }: SandboxContext,
  host: LoadedHost,
  applicant: AuthUser,
  message: string,
): Promise<DateApplication> {
  if (host.userId === applicant.id) throw failure(422, hostServerMessages.appliedToOneself);
  const [row] = await db
    .insert(hostDateApplications)
    .values({
      hostId: host.id,
      userId: applicant.id,
      message: message === '' ? null : message,
      createdAt: clock(),
    })
    .onConflictDoNothing({ target: [hostDateApplications.hostId, hostDateApplications.userId] })
    .returning();
  if (row === undefined) throw failure(409, hostServerMessages.appliedBefore);

  await outbox.send({
    to: host.user.email ?? host.user.phoneNumber,
    text: 'A dater asks you to arrange a date for them. Open Perigee to read what they wrote.',
    code: null,
    link: `${settings.webUrl}/hosts`,
  });
  return toDateApplication(row, applicant, settings.publicUrl);
}
