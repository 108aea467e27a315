import { limits } from '@perigee/domain';
import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { images } from '../db/schema/images.ts';
import { assertNoProblem, failure } from '../http/failure.ts';
import { cropProblems } from './crop-problems.ts';
import { profileServerMessages } from './server-messages.ts';

/** @throws 422 unless every picture is the user's own, named once, and cropped before it is added */
async function checkPictures(tx: Queryable, userId: number, ids: readonly number[]): Promise<void> {
  const own = await tx
    .select({ id: images.id, orderNo: images.orderNo })
    .from(images)
    .where(and(eq(images.userId, userId), inArray(images.id, [...ids]), isNotNull(images.path)));
  if (own.length !== ids.length) throw failure(422, profileServerMessages.notYourPhotos);
  const added = own.filter(({ orderNo }) => orderNo === null);
  const [problem = null] = await cropProblems(
    tx,
    added.map(({ id }) => ({
      imageId: id,
      field: `images.${ids.indexOf(id)}`,
      crop: limits.profileImage,
    })),
  );
  assertNoProblem(problem);
}

/**
 * Sets the pictures of a user's profile, in this order, and removes all others from it. A picture
 * that is added to the profile is pending review; a rejected one stays rejected.
 *
 * @param tx a transaction that has locked the user's row, so that two concurrent changes do not mix
 * @param ids the profile image first
 * @throws 422 for pictures of another user, for a picture that is named twice, and for an added one
 *   that is not cropped to the documented ratio
 */
export async function attachImages(
  tx: Queryable,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  await checkPictures(tx, userId, ids);
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
