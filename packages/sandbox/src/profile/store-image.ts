import { messages } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { imageFiles, images } from '../db/schema/people.ts';
import { failure } from '../http/failure.ts';

const DATA_URL = /^data:(image\/(?:jpeg|png|webp));base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Keeps a picture that somebody uploaded. It is on nobody's profile yet.
 *
 * @throws 422 for what is no picture
 */
export async function storeImage(
  { db }: SandboxContext,
  ownerId: number,
  dataUrl: string,
): Promise<typeof images.$inferSelect> {
  const [, contentType, base64] = DATA_URL.exec(dataUrl) ?? [];
  if (contentType === undefined || base64 === undefined) {
    throw failure(422, messages.server.fieldMalformed('image'));
  }
  const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return db.transaction(async (tx) => {
    const [added] = await tx.insert(images).values({ userId: ownerId }).returning();
    if (added === undefined) throw new Error('The picture was not stored.');
    const path = `/pictures/uploads/${added.id}`;
    await tx.insert(imageFiles).values({ imageId: added.id, contentType, content });
    await tx.update(images).set({ path }).where(eq(images.id, added.id));
    return { ...added, path };
  });
}
