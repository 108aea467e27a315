import { profileServerMessages } from '@perigee/domain/profile';
import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { images } from '../db/schema/images.ts';
import { failure } from '../http/failure.ts';

/** @throws 422 unless every picture is the user's own and named once */
async function checkOwn(tx: Queryable, userId: number, ids: readonly number[]): Promise<void> {
  const own = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.userId, userId), inArray(images.id, [...ids]), isNotNull(images.path)));
  if (own.length !== ids.length) throw failure(422, profileServerMessages.notYourPhotos);
}

/**
 * Sets the pictures of a user's profile, in this order, and removes all others from it. A picture
 * that is added to the profile is pending review; a rejected one stays rejected.
 *
 * @param tx a transaction that has locked the user's row, so that two concurrent changes do not mix
 * @param ids the profile image first
 * @throws 422 for pictures of another user, and for a picture that is named twice
 */
export async function attachImages(
  tx: Queryable,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  await checkOwn(tx, userId, ids);
  await tx
    .update(images)
    .set({ orderNo: null, profileImage: false })
    .where(
      and(eq(images.userId, userId), isNotNull(images.orderNo), notInArray(images.id, [...ids])),
    );
  const inOrder = sql.join(
    ids.map((id) => sql`${id}::integer`),
    sql`, `,
  );
  const slot = sql`array_position(array[${inOrder}], ${images.id}) - 1`;
  const comesOn = sql`${images.orderNo} is null and ${images.moderationStatus} <> 'Rejected'`;
  await tx
    .update(images)
    .set({
      orderNo: slot,
      profileImage: sql`${slot} = 0`,
      moderationStatus: sql`case when ${comesOn} then 'Pending' else ${images.moderationStatus} end`,
    })
    .where(inArray(images.id, [...ids]));
}
