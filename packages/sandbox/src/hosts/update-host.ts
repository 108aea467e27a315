import type { HostUpdateOutput } from '@perigee/api/zod';
import { linkIdProblem } from '@perigee/domain/hosts';
import { isName } from '@perigee/domain/signup';
import { and, eq, ne } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { refuseDuplicate } from '../db/refuse-duplicate.ts';
import { hosts } from '../db/schema/hosts.ts';
import { images } from '../db/schema/images.ts';
import { assertNoProblem, failure } from '../http/failure.ts';
import { loadUser } from '../profile/auth-user.ts';
import { toUser } from '../profile/user.ts';
import type { HostUser } from '../auth/guards.ts';
import { hostServerMessages } from './server-messages.ts';
import { serverMessages } from '../server-messages.ts';

/** The rule that the form breaks beyond its shape, as a sentence, or null. */
function hostProblem({ name, linkId }: HostUpdateOutput): string | null {
  if (name !== undefined && !isName(name)) return serverMessages.fieldMissing('name');
  return linkId === undefined ? null : linkIdProblem(linkId);
}

/**
 * The path of a picture that the user uploaded.
 *
 * @throws 422 for a picture of another user, and for a rejected one
 */
async function ownPicture(db: Queryable, userId: number, imageId: number): Promise<string> {
  const [image] = await db
    .select({ path: images.path })
    .from(images)
    .where(
      and(
        eq(images.id, imageId),
        eq(images.userId, userId),
        ne(images.moderationStatus, 'Rejected'),
      ),
    );
  if (image === undefined || image.path === null) {
    throw failure(422, hostServerMessages.logoNotOwn);
  }
  return image.path;
}

/**
 * Changes a host record, and updates the host's open pages.
 *
 * @throws 409 for a link id of another host, 422 for a logo that is not the host's own picture and
 *   for a name or link id of the wrong form
 */
export async function updateHost(
  { db, clock, realtime, settings }: SandboxContext,
  { id: userId, host }: HostUser,
  form: HostUpdateOutput,
): Promise<void> {
  assertNoProblem(hostProblem(form));
  const { linkId, logo } = form;
  await db
    .update(hosts)
    .set({
      name: form.name?.trim(),
      linkId,
      logo: typeof logo === 'number' ? await ownPicture(db, userId, logo) : logo,
    })
    .where(eq(hosts.id, host.id))
    .catch(refuseDuplicate('hosts_link_id_key', hostServerMessages.linkIdTaken));
  const user = await loadUser(db, userId);
  if (user !== undefined) realtime.profileUpdate(userId, toUser(user, settings.publicUrl, clock()));
}
