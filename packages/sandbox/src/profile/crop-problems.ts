import { cropProblem } from '@perigee/domain/profile';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { imageFiles } from '../db/schema/images.ts';
import { measure } from './read-image.ts';

/** The headers of a stored picture are within this many bytes: the encoder keeps no metadata. */
const HEAD_BYTES = 16 * 1024;

/** A picture that is to be used where the documents give a size. */
interface CroppedPicture {
  imageId: number;
  /** The field of the request that names the picture, for messages. */
  field: string;
  /** The documented size in pixels. */
  crop: { width: number; height: number };
}

/**
 * The problems of uploaded pictures that have another aspect ratio than the documents give. Pictures of
 * the seed have no file here, and are not checked.
 */
export async function cropProblems(
  db: Queryable,
  pictures: readonly CroppedPicture[],
): Promise<string[]> {
  if (pictures.length === 0) return [];
  const ids = pictures.map(({ imageId }) => imageId);
  const head = sql`substring(${imageFiles.content} from 1 for ${HEAD_BYTES}::integer)`;
  const files = await db
    .select({ imageId: imageFiles.imageId, head: head.mapWith(imageFiles.content) })
    .from(imageFiles)
    .where(inArray(imageFiles.imageId, ids));
  const sizes = new Map(files.map((file) => [file.imageId, measure(file.head)]));
  return pictures.flatMap(({ imageId, field, crop }) => {
    const size = sizes.get(imageId);
    return (size && cropProblem(field, size, crop)) ?? [];
  });
}
