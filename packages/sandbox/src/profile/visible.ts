import { and, eq, not, or, type SQL } from 'drizzle-orm';
import { users } from '../db/schema/users.ts';
import type { AuthUser } from './auth-user.ts';

/** The viewer of another user. */
export type UserViewer = Pick<AuthUser, 'id' | 'admin'>;

/** Condition on a row of `users`: other members and visitors may see the user. */
export const isVisible = and(users.completedSignup, users.profileVisible, not(users.ignore));

/**
 * Condition on a row of `users`: the viewer may see the user. A hidden profile is shown only to its
 * owner and to admins. Source: decisions §5, 'Other people's profiles'.
 *
 * @param viewer undefined for a visitor
 */
export function isVisibleTo(viewer: UserViewer | undefined): SQL | undefined {
  if (viewer === undefined) return isVisible;
  return viewer.admin ? undefined : or(eq(users.id, viewer.id), isVisible);
}

/** As {@link isVisible}, for a loaded row. */
export const isShown = (
  user: Pick<AuthUser, 'completedSignup' | 'profileVisible' | 'ignore'>,
): boolean => user.completedSignup && user.profileVisible && !user.ignore;

/** As {@link isVisibleTo}, for a loaded user. */
export function maySee(
  viewer: UserViewer | undefined,
  user: Pick<AuthUser, 'id' | 'profileVisible' | 'ignore'>,
): boolean {
  return (user.profileVisible && !user.ignore) || viewer?.admin === true || viewer?.id === user.id;
}
