import type { CompatibilityScore } from '@perigee/api/zod';
import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import { assertReachable, betweenThem, findOther } from '../likes/reachable.ts';
import { loadUser, type AuthUser } from '../profile/auth-user.ts';
import { compatibility } from './compatibility.ts';
import { likeServerMessages } from '../likes/server-messages.ts';

/**
 * The compatibility of the viewer and another user. Source: spec CompatibilityScore.
 *
 * @param name an id or a username
 * @throws 404 for a user who cannot be found, 422 for the viewer's own name
 */
export async function scoreWith(
  context: SandboxContext,
  viewer: AuthUser,
  name: string,
): Promise<CompatibilityScore> {
  const { db, clock } = context;
  const now = clock();
  const otherId = await findOther(context, viewer, name);
  const other = await loadUser(db, otherId);
  if (other === undefined) throw failure(404, likeServerMessages.personNotFound);
  assertReachable(other, await betweenThem(db, viewer.id, otherId), now);
  return compatibility(viewer, other, now);
}
