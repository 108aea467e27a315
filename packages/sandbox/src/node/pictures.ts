import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { serverMessages } from '../server-messages.ts';

const ASSETS = new URL('../../assets/', import.meta.url);

/** Only names of this form are looked up, so no path can lead out of the folder. */
const PICTURE = '/pictures/:folder{portraits|covers|verticals}/:file{[0-9]+\\.jpg}';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Serves the seeded pictures. Any origin may read them, because pages may draw them into a canvas. */
export function pictureRoutes(): Hono {
  return new Hono().get(PICTURE, async (c) => {
    const { folder, file } = c.req.param();
    try {
      const picture = await readFile(fileURLToPath(new URL(`${folder}/${file}`, ASSETS)));
      return c.body(new Uint8Array(picture), 200, {
        'content-type': 'image/jpeg',
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
        'access-control-allow-origin': '*',
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return c.json({ message: serverMessages.nothingHere }, 404);
    }
  });
}
