import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { eventGallery, events } from '../db/schema/events.ts';
import { images } from '../db/schema/images.ts';
import type { AuthUser } from './auth-user.ts';

/**
 * Takes a user's pictures in the events of other hosts off the user and their profile, so that they
 * stay in these events when the account is deleted. No user owns them then, so no user can add them
 * to a profile or to another event.
 */
export async function leavePictures(tx: Queryable, { id, host }: AuthUser): Promise<void> {
  const isOfOthers =
    host === null ? undefined : or(isNull(events.hostId), ne(events.hostId, host.id));
  const covers = tx.select({ id: events.imageId }).from(events).where(isOfOthers);
  const verticals = tx.select({ id: events.verticalImageId }).from(events).where(isOfOthers);
  const gallery = tx
    .select({ id: eventGallery.imageId })
    .from(eventGallery)
    .innerJoin(events, eq(events.id, eventGallery.eventId))
    .where(isOfOthers);
  await tx
    .update(images)
    .set({ userId: null, orderNo: null, profileImage: false })
    .where(
      and(
        eq(images.userId, id),
        or(inArray(images.id, covers), inArray(images.id, verticals), inArray(images.id, gallery)),
      ),
    );
}
