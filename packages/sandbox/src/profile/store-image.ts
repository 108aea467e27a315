import type { Media } from '@perigee/api/zod';
import { profileServerMessages } from '@perigee/domain';
import { count, eq } from 'drizzle-orm';
import { base64url } from 'jose';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { imageFiles, images, users } from '../db/schema/people.ts';
import { failure } from '../http/failure.ts';
import { readImage, type StorableImage } from './read-image.ts';
import { pictureUrl } from './user.ts';

const NAME_BYTES = 16;

/** For a host this is years of evenings with a gallery each. */
const MOST_OF_A_PERSON = 500;

/**
 * Stores what somebody uploads, encoded anew.
 *
 * @param dataUrl a JPEG, PNG or WebP in base64
 * @param alsoStore writes what must not be missing beside it, in the same transaction
 * @throws 422 as of {@link readImage}, for what cannot be decoded, and for one picture too many of a
 *   person; 503 where too many are encoded
 */
export async function storeUpload(
  { db, encodeImage, ...context }: SandboxContext,
  ownerId: number,
  dataUrl: string,
  alsoStore: (tx: Queryable, media: Media) => Promise<void> = async () => undefined,
): Promise<Media> {
  const read = readImage(dataUrl);
  await assertRoom(db, ownerId);
  const image = await encodeImage(read);
  return db.transaction(async (tx) => {
    // Of uploads at once each counts what the one before has stored.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
    await assertRoom(tx, ownerId);
    const media = await storeImage({ ...context, db: tx }, ownerId, image);
    await alsoStore(tx, media);
    return media;
  });
}

/** @throws 422 for somebody who has stored as many pictures as one may */
async function assertRoom(db: Queryable, ownerId: number): Promise<void> {
  const [stored] = await db
    .select({ files: count() })
    .from(imageFiles)
    .innerJoin(images, eq(images.id, imageFiles.imageId))
    .where(eq(images.userId, ownerId));
  if (stored !== undefined && stored.files >= MOST_OF_A_PERSON) {
    throw failure(422, profileServerMessages.tooManyPictures(MOST_OF_A_PERSON));
  }
}

/**
 * Stores a picture. It is on no profile, and in no event.
 *
 * @param context with a transaction for `db`, where more must happen together with it
 */
export async function storeImage(
  { db, random, settings }: Pick<SandboxContext, 'random' | 'settings'> & { db: Queryable },
  ownerId: number,
  { contentType, ending, content }: StorableImage,
): Promise<Media> {
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
