import type { GalleryReply } from '@perigee/api/zod';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { eventGallery } from '../db/schema/events.ts';
import { images } from '../db/schema/people.ts';
import { storeUpload } from '../profile/store-image.ts';
import { pictureUrl } from '../profile/user.ts';

/**
 * Adds a picture to an event's gallery.
 *
 * @param ownerId who uploads it
 * @param dataUrl the picture
 * @throws 422 and 503 as of {@link storeUpload}
 */
export async function addGalleryPicture(
  context: SandboxContext,
  eventId: number,
  ownerId: number,
  dataUrl: string,
): Promise<GalleryReply> {
  const { db, clock, settings } = context;
  const { id: imageId } = await storeUpload(context, ownerId, dataUrl);
  await db.insert(eventGallery).values({ eventId, imageId, addedAt: clock() });
  const [image] = await db.select().from(images).where(eq(images.id, imageId));
  return {
    data: { media: { id: imageId, url: pictureUrl(settings.publicUrl, image?.path ?? null) } },
  };
}
