import type {
  DrawImageRequest,
  DrawnImage,
  ImageModel,
  TrainImageModelRequest,
} from '@perigee/api/zod';
import { desc, eq, inArray } from 'drizzle-orm';
import type { SandboxContext } from '../../context.ts';
import { drawnImages, imageModels } from '../../db/schema/admin.ts';
import { images } from '../../db/schema/images.ts';
import { failure } from '../../http/failure.ts';
import { readImage } from '../../profile/read-image.ts';
import { storeImage } from '../../profile/store-image.ts';
import { adminServerMessages } from '../server-messages.ts';

/** The provider of a model whose request names none. */
export const DEFAULT_PROVIDER = 'dream-booth';

/** The time that a model trains for. No document gives one; this value is our choice. */
const LEARNING_MS = 60 * 1000;

type Row = typeof imageModels.$inferSelect;

function toImageModel({ id, name, provider, createdAt }: Row, now: Date): ImageModel {
  const isReady = now.getTime() - createdAt.getTime() >= LEARNING_MS;
  const status = isReady ? 'ready' : 'training';
  return { id, name, provider, status, createdAt: createdAt.toISOString() };
}

/** The models, the newest first. Source: admin §7. */
export async function listImageModels(
  { db, clock }: SandboxContext,
  provider: string | undefined,
): Promise<ImageModel[]> {
  const rows = await db
    .select()
    .from(imageModels)
    .where(provider === undefined ? undefined : eq(imageModels.provider, provider))
    .orderBy(desc(imageModels.createdAt), desc(imageModels.id));
  return rows.map((row) => toImageModel(row, clock()));
}

/**
 * Begins to train a model.
 *
 * @throws 422 if one of the pictures does not exist
 */
export async function trainImageModel(
  { db, clock }: SandboxContext,
  createdBy: number,
  { name, provider = DEFAULT_PROVIDER, imageIds }: TrainImageModelRequest,
): Promise<ImageModel> {
  const wanted = [...new Set(imageIds)];
  const found = await db.select({ id: images.id }).from(images).where(inArray(images.id, wanted));
  if (found.length < wanted.length) throw failure(422, adminServerMessages.picturesNotFound);
  const createdAt = clock();
  const [model] = await db
    .insert(imageModels)
    .values({ name, provider, createdBy, createdAt })
    .returning();
  if (model === undefined) throw new Error('The model was not stored.');
  return toImageModel(model, createdAt);
}

/**
 * Draws a picture and stores it for the admin who sent the request.
 *
 * @throws 404 for an unknown model, 409 for one that is still training
 */
export async function drawImage(
  context: SandboxContext,
  ownerId: number,
  { modelId, prompt }: DrawImageRequest,
): Promise<DrawnImage> {
  const { db, ai, clock } = context;
  const [row] = await db.select().from(imageModels).where(eq(imageModels.id, modelId));
  if (row === undefined) throw failure(404, adminServerMessages.modelNotFound);
  const { status } = toImageModel(row, clock());
  if (status === 'training') throw failure(409, adminServerMessages.modelTraining);

  const drawn = readImage(await ai.draw(modelId, prompt));
  const media = await storeImage(context, ownerId, drawn);
  await db.insert(drawnImages).values({ imageId: media.id, modelId, prompt });
  return { media };
}
