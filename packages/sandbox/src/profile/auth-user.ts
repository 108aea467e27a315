import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { preparedOnce } from '../db/prepared.ts';
import { users } from '../db/schema/users.ts';

const selectPeople = (db: Queryable, where: SQL) =>
  db.query.users.findMany({
    where,
    with: {
      images: { orderBy: (image, { asc, desc }) => [desc(image.profileImage), asc(image.orderNo)] },
      activities: true,
      host: true,
      waitlistEntry: true,
      wallets: { orderBy: (wallet, { asc }) => [asc(wallet.id)] },
      socialAccounts: { orderBy: (account, { asc }) => [asc(account.id)] },
      subscriptions: {
        // The current one is not always the last one: the first of two payments decides.
        orderBy: ({ id, status }, { asc, desc }) => [asc(sql`${status} = 'cancelled'`), desc(id)],
        limit: 1,
      },
    },
  });

/**
 * A row of `users` with its pictures, activities, host record, waitlist entry, wallets, linked
 * accounts and current subscription. Without a current subscription it has the last one.
 */
export type AuthUser = Awaited<ReturnType<typeof selectPeople>>[number];

const onePerson = preparedOnce((db) =>
  selectPeople(db, sql`${users.id} = ${sql.placeholder('userId')}`).prepare('person'),
);

/** A user with all related data, or undefined. */
export async function loadUser(db: Queryable, userId: number): Promise<AuthUser | undefined> {
  const [user] = await onePerson(db).execute({ userId });
  return user;
}

/** As {@link loadUser}, for several users at once, by id. Unknown ids are left out. */
export async function loadUsers(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, AuthUser>> {
  if (ids.length === 0) return new Map();
  const people = await selectPeople(db, inArray(users.id, [...ids]));
  return new Map(people.map((user) => [user.id, user]));
}
