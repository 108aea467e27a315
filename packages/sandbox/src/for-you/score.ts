import type { CompatibilityScore } from '@perigee/api/zod';
import { compatibility, likeServerMessages } from '@perigee/domain';
import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import { assertReachable, findOther } from '../likes/reachable.ts';
import { loadPerson, type Person } from '../profile/person.ts';

/**
 * How well somebody goes with somebody else. Source: spec CompatibilityScore.
 *
 * @param name an id or a username
 * @throws 404 where nobody can be found, 422 for oneself
 */
export async function scoreWith(
  { db, clock }: SandboxContext,
  viewer: Person,
  name: string,
): Promise<CompatibilityScore> {
  const now = clock();
  const otherId = await findOther(db, viewer.id, name);
  await assertReachable(db, viewer.id, otherId, now);
  const other = await loadPerson(db, otherId);
  if (other === undefined) throw failure(404, likeServerMessages.personNotFound);
  return compatibility(viewer, other, now);
}
