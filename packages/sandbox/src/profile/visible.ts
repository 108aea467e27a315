import { and, eq, not, or, type SQL } from 'drizzle-orm';
import { users } from '../db/schema/people.ts';
import type { Person } from './person.ts';

/** The viewer of another user. */
export type PersonViewer = Pick<Person, 'id' | 'admin'>;

/** Condition on a row of `users`: other members and visitors may see the user. */
export const isVisible = and(users.completedSignup, users.profileVisible, not(users.ignore));

/**
 * Condition on a row of `users`: the viewer may see the user. A hidden profile is shown only to its
 * owner and to admins. Source: decisions §5, 'Other people's profiles'.
 *
 * @param viewer undefined for a visitor
 */
export function isVisibleTo(viewer: PersonViewer | undefined): SQL | undefined {
  if (viewer === undefined) return isVisible;
  return viewer.admin ? undefined : or(eq(users.id, viewer.id), isVisible);
}

/** As {@link isVisible}, for a loaded row. */
export const isShown = (
  person: Pick<Person, 'completedSignup' | 'profileVisible' | 'ignore'>,
): boolean => person.completedSignup && person.profileVisible && !person.ignore;

/** As {@link isVisibleTo}, for a loaded user. */
export function maySee(
  viewer: PersonViewer | undefined,
  person: Pick<Person, 'id' | 'profileVisible' | 'ignore'>,
): boolean {
  return (
    (person.profileVisible && !person.ignore) || viewer?.admin === true || viewer?.id === person.id
  );
}
