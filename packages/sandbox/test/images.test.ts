import { readFileSync } from 'node:fs';
import { photoUpload } from '@perigee/api/fixtures';
import { UploadedImage } from '@perigee/api/zod';
import { limits, messages, profileServerMessages, serverMessages } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { imageFiles, images } from '../src/db/schema/people.ts';
import { insertPeople } from '../src/seed/world.ts';
import { waiting } from '../src/states/people.ts';
import { createTestSandbox, failed, NOW, type TestSandbox } from './harness.ts';
import { dataUrl, pngOf, webpOf } from './uploads.ts';

const DATER = 1300;
const server = profileServerMessages;
const portrait = readFileSync(new URL('../assets/portraits/001.jpg', import.meta.url));

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
beforeEach(async () => {
  await sandbox.reset();
  token = await sandbox.context.tokens.session(DATER);
  await insertPeople(sandbox.db, [waiting({ id: DATER }, NOW)]);
});
afterAll(() => sandbox.close());

const upload = (image: unknown) => sandbox.call('POST', '/images', { body: { image }, token });
const stored = async (image: string) => UploadedImage.parse((await upload(image)).body).media;
const pathOf = (url: string | null) => new URL(url ?? '').pathname;

describe('an upload', () => {
  it.each([
    ['jpeg', 'jpg', portrait],
    ['png', 'png', pngOf(380, 500)],
    ['webp', 'webp', webpOf(585, 1266)],
  ] as const)('of a %s is stored and served as it was', async (type, ending, bytes) => {
    const reply = await upload(dataUrl(type, bytes));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(UploadedImage.parse(reply.body));
    const { id, url } = UploadedImage.parse(reply.body).media;
    expect(url).toMatch(new RegExp(`^http://sandbox\\.test/media/${id}-[\\w-]{22}\\.${ending}$`));

    const picture = await createApp(sandbox.context).request(pathOf(url));
    expect(picture.status).toBe(200);
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(new Uint8Array(bytes));
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': `image/${type}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    });
  });

  it('is on no profile, and still to be looked at', async () => {
    const { id } = await stored(photoUpload.image);
    const [row] = await sandbox.db.select().from(images).where(eq(images.id, id));
    expect(row).toMatchObject({
      userId: DATER,
      orderNo: null,
      profileImage: false,
      moderationStatus: 'Pending',
    });
    const { body } = await sandbox.call('GET', '/users/me', { token });
    expect(body).toMatchObject({ images: [], profileImage: null });
  });

  it('has an address that nobody guesses from another', async () => {
    const [one, other] = await Promise.all([stored(photoUpload.image), stored(photoUpload.image)]);
    const [, name] = pathOf(one.url).split('-');
    const guessed = `/media/${other.id}-${name}`;
    expect(await sandbox.call('GET', guessed)).toEqual(failed(404, serverMessages.nothingHere));
  });

  it.each(['/media/1', '/media/1-.jpg', '/media/999-abc.jpg', '/media/abc.jpg', '/media/'])(
    'is not at %s',
    async (path) => {
      await stored(photoUpload.image);
      expect(await sandbox.call('GET', path)).toEqual(failed(404, serverMessages.nothingHere));
    },
  );

  it('goes with its owner', async () => {
    const { url } = await stored(photoUpload.image);
    await sandbox.call('DELETE', '/users/me', { token });
    expect((await sandbox.call('GET', pathOf(url))).status).toBe(404);
    expect(await sandbox.db.select().from(imageFiles)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, serverMessages.fieldMissing('image')],
    ['a number', 7, serverMessages.fieldOfWrongType('image', 'text')],
    ['an address', 'https://example.com/a.jpg', server.notAnImage],
    ['another type', dataUrl('gif', portrait), server.notAnImage],
    ['a drawing', 'data:image/svg+xml;base64,PHN2Zy8+', server.notAnImage],
    ['no base64', 'data:image/png;base64,%%%', server.notAnImage],
    ['no bytes', 'data:image/png;base64,', server.notAnImage],
    ['text', dataUrl('png', new TextEncoder().encode('hello')), server.notAnImage],
    ['a JPEG that says PNG', dataUrl('png', portrait), server.notAnImage],
    ['a PNG that says WebP', dataUrl('webp', pngOf(380, 500)), server.notAnImage],
    ['markup that says PNG', dataUrl('png', new TextEncoder().encode('<svg/>')), server.notAnImage],
    ['half a head', dataUrl('webp', webpOf(380, 500).slice(0, 22)), server.notAnImage],
    ['half a JPEG', dataUrl('jpeg', portrait.subarray(0, 100)), server.notAnImage],
    ['too few pixels', dataUrl('png', pngOf(380, 99)), server.imageTooSmall],
    ['too many pixels', dataUrl('png', pngOf(8001, 500)), server.imageTooWide],
    [
      'too many bytes',
      dataUrl('png', pngOf(380, 500, limits.image.bytes + 1)),
      server.uploadTooLarge,
    ],
  ])('of %s is refused', async (_what, image, message) => {
    expect(await upload(image)).toEqual(failed(422, message));
    expect(await sandbox.db.select().from(images)).toEqual([]);
  });

  it('may be as large as its limit', async () => {
    expect((await upload(dataUrl('png', pngOf(380, 500, limits.image.bytes)))).status).toBe(200);
  });

  it('is for those who are signed in', async () => {
    const reply = await sandbox.call('POST', '/images', { body: photoUpload });
    expect(reply).toEqual(failed(401, messages.signInAgain));
  });
});

describe('a body that is too large', () => {
  const body = JSON.stringify({ image: 'x'.repeat(9 * 1024 * 1024) });

  it.each(['/images', '/events/12/gallery'])('is refused by %s above 8 MB', async (path) => {
    const reply = await sandbox.call('POST', path, { body, token });
    expect(reply).toEqual(failed(413, server.uploadTooLarge));
  });

  it.each(['/images/7', '/wallets', '/events/12/gallery/x'])(
    'is refused by %s above 64 kB',
    async (path) => {
      const reply = await sandbox.call('POST', path, { body: body.slice(0, 65 * 1024 + 1), token });
      expect(reply).toEqual(failed(413, serverMessages.bodyTooLarge));
    },
  );
});
