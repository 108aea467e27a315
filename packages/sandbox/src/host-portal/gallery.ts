import type { GalleryReply } from '@perigee/api/zod';
import type { SandboxContext } from '../context.ts';
import { eventGallery } from '../db/schema/events.ts';
import { storeUpload } from '../profile/store-image.ts';

/**
 * Adds a picture to an event's gallery.
 *
 * @param ownerId the user who uploads the picture
 * @param dataUrl the picture
 * @throws 422, 429 and 503 as in {@link storeUpload}
 */
export async function addGalleryPicture(
  context: SandboxContext,
  eventId: number,
  ownerId: number,
  dataUrl: string,
): Promise<GalleryReply> {
  const media = await storeUpload(context, ownerId, dataUrl, async (tx, { id: imageId }) => {
    await tx.insert(eventGallery).values({ eventId, imageId, addedAt: context.clock() });
  });
  return { data: { media } };
}
