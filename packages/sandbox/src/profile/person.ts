import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/people.ts';

const readPeople = (db: Queryable, where: SQL) =>
  db.query.users.findMany({
    where,
    with: {
      images: { orderBy: (image, { asc, desc }) => [desc(image.profileImage), asc(image.orderNo)] },
      activities: true,
      host: true,
      waitlistEntry: true,
      subscriptions: {
        orderBy: (subscription, { desc }) => [desc(subscription.id)],
        limit: 1,
      },
    },
  });

/** A row of `users` with its pictures, activities, host record, waitlist entry and last subscription. */
export type Person = Awaited<ReturnType<typeof readPeople>>[number];

/** A person with everything that hangs on them, or undefined. */
export async function loadPerson(db: Queryable, userId: number): Promise<Person | undefined> {
  const [person] = await readPeople(db, eq(users.id, userId));
  return person;
}

/** As {@link loadPerson}, for several at once, by id. Those who are not there are left out. */
export async function loadPeople(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map();
  const people = await readPeople(db, inArray(users.id, [...ids]));
  return new Map(people.map((person) => [person.id, person]));
}
