import type { PublicUser } from '@perigee/api/zod';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { toPublicUser } from './public.ts';

/** Public profiles of users, by id, in one query. */
export async function loadPublicPeople(
  db: Queryable,
  ids: readonly number[],
  publicUrl: string,
): Promise<Map<number, PublicUser>> {
  if (ids.length === 0) return new Map();
  const people = await db.query.users.findMany({
    where: inArray(users.id, [...new Set(ids)]),
    with: { images: true },
  });
  return new Map(people.map((user) => [user.id, toPublicUser(user, publicUrl)]));
}
