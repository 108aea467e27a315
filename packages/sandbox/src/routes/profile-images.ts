import { ImageUpload } from '@perigee/api/zod';
import type { UploadedImage } from '@perigee/api/zod';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { imageFiles, images } from '../db/schema/images.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { storeUpload } from '../profile/store-image.ts';
import { serverMessages } from '../server-messages.ts';

/** The names of stored pictures: an id, and a part that cannot be guessed. */
const FILE = '/media/:file{[0-9]{1,9}-[\\w-]+\\.(?:jpg|png|webp)}';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Uploads (spec/paths/profile/images.yaml), and the uploaded pictures, which all clients may read. */
export function imageRoutes(context: SandboxContext): Hono {
  const { db } = context;
  const { requireUserId } = createGuards(context);
  return new Hono()
    .post('/images', requireUserId, async (c) => {
      const { image } = await readBody(c, ImageUpload);
      const reply: UploadedImage = { media: await storeUpload(context, c.var.userId, image) };
      return c.json(reply);
    })
    .get(FILE, async (c) => {
      const id = Number.parseInt(c.req.param('file'), 10);
      const [file] = await db
        .select({ content: imageFiles.content, contentType: imageFiles.contentType })
        .from(imageFiles)
        .innerJoin(images, eq(images.id, imageFiles.imageId))
        .where(and(eq(imageFiles.imageId, id), eq(images.path, c.req.path)));
      if (file === undefined) throw failure(404, serverMessages.nothingHere);
      return c.body(file.content, 200, {
        'content-type': file.contentType,
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
        'x-content-type-options': 'nosniff',
      });
    });
}
