import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/people.ts';

const prepare = (db: Queryable) =>
  db.query.users
    .findFirst({
      where: eq(users.id, sql.placeholder('userId')),
      with: {
        images: {
          orderBy: (image, { asc, desc }) => [desc(image.profileImage), asc(image.orderNo)],
        },
        activities: true,
        host: true,
        waitlistEntry: true,
        subscriptions: {
          orderBy: (subscription, { desc }) => [desc(subscription.id)],
          limit: 1,
        },
      },
    })
    .prepare('person');

/** Writing this query anew takes longer than its answer, and nearly every call asks it. */
const prepared = new WeakMap<Queryable, ReturnType<typeof prepare>>();

/** A person with everything that hangs on them, or undefined. */
export async function loadPerson(db: Queryable, userId: number) {
  const query = prepared.get(db) ?? prepare(db);
  prepared.set(db, query);
  return query.execute({ userId });
}

/** A row of `users` with its pictures, activities, host record, waitlist entry and last subscription. */
export type Person = NonNullable<Awaited<ReturnType<typeof loadPerson>>>;
