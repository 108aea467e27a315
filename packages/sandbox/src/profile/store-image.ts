import type { Media } from '@perigee/api/zod';
import { count, eq, sql } from 'drizzle-orm';
import { base64url } from 'jose';
import { spend } from '../auth/allowance.ts';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { imageFiles, images } from '../db/schema/images.ts';
import { users } from '../db/schema/users.ts';
import { failure } from '../http/failure.ts';
import { readImage, type StorableImage } from './read-image.ts';
import { pictureUrl } from './user.ts';
import { profileServerMessages } from './server-messages.ts';

const NAME_BYTES = 16;

/** Enough for years of a host's events with a gallery each. */
const MOST_OF_A_PERSON = 500;
const MOST_BYTES_OF_A_PERSON = 500 * 1024 * 1024;

/**
 * Re-encodes and stores an uploaded picture.
 *
 * @param dataUrl a JPEG, PNG or WebP in base64
 * @param alsoStore writes related rows in the same transaction
 * @throws 422 as in {@link readImage}, for a picture that cannot be decoded, and above the greatest
 *   number or size of the pictures of a user; 429 for too many pictures in ten minutes; 503 if too
 *   many uploads wait
 */
export async function storeUpload(
  context: SandboxContext,
  ownerId: number,
  dataUrl: string,
  alsoStore: (tx: Queryable, media: Media) => Promise<void> = async () => undefined,
): Promise<Media> {
  const { db, encodeImage } = context;
  const read = readImage(dataUrl);
  await assertRoom(db, ownerId);
  // Before the encoding, which a picture costs that turns out to be broken too.
  await spend(context, 'uploads', String(ownerId));
  const image = await encodeImage(ownerId, read);
  return db.transaction(async (tx) => {
    // The lock makes concurrent uploads count one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
    await assertRoom(tx, ownerId);
    const media = await storeImage({ ...context, db: tx }, ownerId, image);
    await alsoStore(tx, media);
    return media;
  });
}

/** @throws 422 for a user who has stored the greatest number of pictures or of their bytes */
async function assertRoom(db: Queryable, ownerId: number): Promise<void> {
  const [stored] = await db
    .select({
      files: count(),
      bytes: sql`coalesce(sum(octet_length(${imageFiles.content})), 0)`.mapWith(Number),
    })
    .from(imageFiles)
    .innerJoin(images, eq(images.id, imageFiles.imageId))
    .where(eq(images.userId, ownerId));
  if (stored === undefined) return;
  if (stored.files >= MOST_OF_A_PERSON) {
    throw failure(422, profileServerMessages.tooManyPictures(MOST_OF_A_PERSON));
  }
  if (stored.bytes >= MOST_BYTES_OF_A_PERSON) {
    throw failure(422, profileServerMessages.picturesTooLarge);
  }
}

/**
 * Stores a picture, on no profile and in no event.
 *
 * @param context with a transaction for `db`, if other rows must be stored together with it
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
    // The id finds the file, and the random part of its name prevents access by counting ids.
    const path = `/media/${id}-${name}.${ending}`;
    await tx.update(images).set({ path }).where(eq(images.id, id));
    await tx.insert(imageFiles).values({ imageId: id, contentType, content });
    return { id, url: pictureUrl(settings.publicUrl, path) };
  });
}
