import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { passwords } from '../db/schema/auth.ts';
import { eventGallery, events, eventTags } from '../db/schema/events.ts';
import { hosts } from '../db/schema/hosts.ts';
import { images } from '../db/schema/images.ts';
import { users } from '../db/schema/users.ts';
import { applicationActivities, waitlistEntries } from '../db/schema/waitlist.ts';

/** A user with all related data, ready to be stored. */
export interface NewPerson {
  user: typeof users.$inferInsert & { id: number };
  /** Missing if sign-up is not complete. */
  entry?: Omit<typeof waitlistEntries.$inferInsert, 'userId'>;
  activities: Omit<typeof applicationActivities.$inferInsert, 'userId'>[];
  images: Omit<typeof images.$inferInsert, 'userId'>[];
  host?: Omit<typeof hosts.$inferInsert, 'userId'>;
  /** Missing for most users, who sign in by phone. */
  passwordHash?: string;
}

/** An event with its tags and pictures, ready to be stored. */
export interface NewEvent extends Omit<
  typeof events.$inferInsert,
  'imageId' | 'verticalImageId' | 'hostId'
> {
  hostId: number;
  tagIds: readonly number[];
  coverPath: string;
  verticalPath: string;
  /** Missing for an event without a gallery. */
  galleryPaths?: readonly string[];
}

/** Far below the number of values that PostgreSQL accepts in one statement. */
const ROWS_AT_ONCE = 500;

/** Stores any number of rows. */
export async function insertAll<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    // The statements run one after another, because they share a transaction's connection.
    await db.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}

/** Makes the next id of the database follow the explicit ids. */
async function continueIds(db: Queryable, table: 'users' | 'hosts' | 'events'): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.identifier(table)}), false)`,
  );
}

/** Stores users with explicit ids. */
export async function insertPeople(db: Queryable, people: readonly NewPerson[]): Promise<void> {
  const owned = <Row>(rowsOf: (person: NewPerson) => readonly Row[]) =>
    people.flatMap((person) => rowsOf(person).map((row) => ({ ...row, userId: person.user.id })));

  await insertAll(
    db,
    users,
    people.map(({ user }) => user),
  );
  await insertAll(
    db,
    waitlistEntries,
    owned(({ entry }) => (entry === undefined ? [] : [entry])),
  );
  await insertAll(
    db,
    applicationActivities,
    owned(({ activities }) => activities),
  );
  await insertAll(
    db,
    images,
    owned(({ images: pictures }) => pictures),
  );
  await insertAll(
    db,
    hosts,
    owned(({ host }) => (host === undefined ? [] : [host])),
  );
  await insertAll(
    db,
    passwords,
    owned(({ passwordHash }) => (passwordHash === undefined ? [] : [{ hash: passwordHash }])),
  );
  await continueIds(db, 'users');
  await continueIds(db, 'hosts');
}

/** Stores events of stored hosts, who own the pictures. */
export async function insertEvents(db: Queryable, rows: readonly NewEvent[]): Promise<void> {
  const owners = new Map(
    (await db.select({ id: hosts.id, userId: hosts.userId }).from(hosts)).map(
      ({ id, userId }) => [id, userId] as const,
    ),
  );
  for (const { tagIds, coverPath, verticalPath, galleryPaths = [], ...event } of rows) {
    const userId = owners.get(event.hostId);
    if (userId === undefined) throw new Error(`There is no host ${event.hostId}.`);
    const picture = (path: string) =>
      ({ userId, path, moderationStatus: 'Approved' }) satisfies typeof images.$inferInsert;
    const [cover, vertical, ...gallery] = await db
      .insert(images)
      .values([coverPath, verticalPath, ...galleryPaths].map(picture))
      .returning({ id: images.id });
    const [stored] = await db
      .insert(events)
      .values({ ...event, imageId: cover?.id ?? null, verticalImageId: vertical?.id ?? null })
      .returning({ id: events.id });
    if (stored === undefined) throw new Error('The event was not stored.');
    const eventId = stored.id;
    await db.insert(eventTags).values(tagIds.map((tagId) => ({ eventId, tagId })));
    await insertAll(
      db,
      eventGallery,
      gallery.map(({ id: imageId }) => ({ eventId, imageId, addedAt: event.endTime })),
    );
  }
  await continueIds(db, 'events');
}
