import type { Media } from '@perigee/api/zod';
import { eq } from 'drizzle-orm';
import { base64url } from 'jose';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { imageFiles, images } from '../db/schema/people.ts';
import { readImage } from './read-image.ts';
import { pictureUrl } from './user.ts';

const NAME_BYTES = 16;

/**
 * Stores a picture. It is on no profile, and in no event.
 *
 * @param context with a transaction for `db`, where more must happen together with it
 * @param dataUrl a JPEG, PNG or WebP in base64
 * @throws 422 as of {@link readImage}
 */
export async function storeImage(
  { db, random, settings }: Pick<SandboxContext, 'random' | 'settings'> & { db: Queryable },
  ownerId: number,
  dataUrl: string,
): Promise<Media> {
  const { contentType, ending, content } = readImage(dataUrl);
  const name = base64url.encode(random(NAME_BYTES));
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(images)
      .values({ userId: ownerId })
      .returning({ id: images.id });
    if (stored === undefined) throw new Error('The picture was not stored.');
    const { id } = stored;
    // The id finds the file, and the rest of its name keeps whoever counts up from finding it.
    const path = `/media/${id}-${name}.${ending}`;
    await tx.update(images).set({ path }).where(eq(images.id, id));
    await tx.insert(imageFiles).values({ imageId: id, contentType, content });
    return { id, url: pictureUrl(settings.publicUrl, path) };
  });
}
