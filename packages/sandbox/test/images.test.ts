import { readFileSync } from 'node:fs';
import { photoUpload } from '@perigee/api/fixtures';
import { UploadedImage } from '@perigee/api/zod';
import { limits, messages } from '@perigee/domain';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { imageFiles, images } from '../src/db/schema/images.ts';
import { boundedEncoding } from '../src/profile/encode-image.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { waiting } from '../src/states/people.ts';
import { failed, NOW, type Reply, testSandbox } from './harness.ts';
import { dataUrl, phonePhoto, picture, pngOf, webpOf } from './uploads.ts';
import { profileServerMessages } from '../src/profile/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const [DATER, OTHER, THIRD] = [1300, 1301, 1302];
const server = profileServerMessages;
const portrait = readFileSync(new URL('../assets/portraits/001.jpg', import.meta.url));

const sandbox = await testSandbox();
let token: string;
beforeEach(async () => {
  token = await sandbox.context.tokens.session(DATER);
  const person = (id: number) =>
    waiting({ id, email: `${id}@example.com`, phoneNumber: `+1212555${id}` }, NOW);
  await insertPeople(sandbox.db, [DATER, OTHER, THIRD].map(person));
});

const upload = (image: unknown, as = token) =>
  sandbox.call('POST', '/images', { body: { image }, token: as });
const stored = async (image: string) => UploadedImage.parse((await upload(image)).body).media;
const pathOf = (url: string | null) => new URL(url ?? '').pathname;

describe('an upload', () => {
  const served = async (url: string | null) => {
    const reply = await createApp(sandbox.context).request(pathOf(url));
    const bytes = new Uint8Array(await reply.arrayBuffer());
    return { headers: Object.fromEntries(reply.headers), bytes };
  };

  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
  ] as const)('of a %s is stored and served', async (type, ending) => {
    const reply = await upload(dataUrl(type, await picture(380, 500).toFormat(type).toBuffer()));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(UploadedImage.parse(reply.body));
    const { id, url } = UploadedImage.parse(reply.body).media;
    expect(url).toMatch(new RegExp(`^http://sandbox\\.test/media/${id}-[\\w-]{22}\\.${ending}$`));

    const { headers, bytes } = await served(url);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: type, width: 380, height: 500 });
    expect(headers).toMatchObject({
      'content-type': `image/${type}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    });
  });

  it('keeps the pixels alone, upright', async () => {
    const taken = await phonePhoto();
    expect(taken.includes('SECRET')).toBe(true);
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const hidden = Buffer.concat([taken, Buffer.from('<script>SECRET</script>')]);

    const { bytes } = await served((await stored(dataUrl('jpeg', hidden))).url);
    expect(Buffer.from(bytes).includes('SECRET')).toBe(false);
    const kept = await sharp(bytes).metadata();
    expect(kept).toMatchObject({ width: 200, height: 300 });
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation]).toEqual(
      Array.from({ length: 5 }),
    );
  });

  it.each([
    [7000, 3500, 4096, 2048],
    [2000, 8000, 1024, 4096],
    [4096, 100, 4096, 100],
  ])('of %i by %i pixels is stored with %i by %i', async (width, height, ...size) => {
    const image = dataUrl('png', await picture(width, height).png().toBuffer());
    const { bytes } = await served((await stored(image)).url);
    const kept = await sharp(bytes).metadata();
    expect([kept.width, kept.height]).toEqual(size);
  });

  it('of a broken file stores nothing', async () => {
    const whole = await picture(380, 500).jpeg().toBuffer();
    const broken = dataUrl('jpeg', whole.subarray(0, whole.length - 200));
    expect(await upload(broken)).toEqual(failed(422, server.imageBroken));
    expect(await upload(dataUrl('png', pngOf(380, 500)))).toEqual(failed(422, server.imageBroken));
    expect(await sandbox.db.select().from(images)).toEqual([]);
  });

  it('is refused to a user whose pictures take 500 MB', async () => {
    const { id } = await stored(photoUpload.image);
    await sandbox.db.execute(sql`
      with large as (select convert_to(repeat('x', 50 * 1024 * 1024), 'UTF8') as content),
        copies as (insert into images (user_id) select ${DATER} from generate_series(1, 10) returning id)
      insert into image_files select copies.id, content_type, large.content
        from copies, large, image_files where image_id = ${id}`);
    expect(await upload(photoUpload.image)).toEqual(failed(422, server.picturesTooLarge));
  });

  it('is refused to a user who has stored 500', async () => {
    const { id } = await stored(photoUpload.image);
    await sandbox.db.execute(sql`
      with copies as (insert into images (user_id) select ${DATER} from generate_series(1, 498) returning id)
      insert into image_files select copies.id, content_type, content
        from copies, image_files where image_id = ${id}`);
    const replies = await Promise.all([upload(photoUpload.image), upload(photoUpload.image)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies).toContainEqual(failed(422, server.tooManyPictures(500)));
  });

  /** Sends uploads of users at once, and holds the encoder until so many of them are refused. */
  const uploadAtOnce = async (userIds: readonly number[], refusals: number) => {
    const held = Promise.withResolvers<void>();
    const encode = boundedEncoding(async (image) => {
      await held.promise;
      return image;
    });
    const spy = vi.spyOn(sandbox.context, 'encodeImage').mockImplementation(encode);
    const refused: Reply[] = [];
    const uploads = userIds.map(async (id) => {
      const reply = await upload(photoUpload.image, await sandbox.context.tokens.session(id));
      if (reply.status === 503) refused.push(reply);
      return { id, status: reply.status };
    });
    await expect.poll(() => refused.length).toBe(refusals);
    held.resolve();
    const replies = await Promise.all(uploads);
    spy.mockRestore();
    return { stored: replies.filter(({ status }) => status === 200).map(({ id }) => id), refused };
  };

  it('waits for its turn, and is refused with a time to retry when too many wait', async () => {
    const people = Array.from({ length: 10 }, () => [DATER, OTHER, THIRD]).flat();
    const { stored: accepted, refused } = await uploadAtOnce(people, 9);
    expect(accepted).toHaveLength(21);
    expect(refused).toHaveLength(9);
    expect(refused[0]).toMatchObject(failed(503, server.tooManyUploadsAtOnce));
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
  });

  it('is refused while ten of its user wait, which leaves turns to others', async () => {
    const people = [...Array.from({ length: 30 }, () => DATER), OTHER];
    const { stored: accepted } = await uploadAtOnce(people, 20);
    expect(accepted.toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => DATER),
      OTHER,
    ]);
  });

  it('is refused beyond 60 of a user in ten minutes, also of broken files', async () => {
    const broken = dataUrl('png', pngOf(380, 500));
    for (let sent = 0; sent < 60; sent += 1) expect((await upload(broken)).status).toBe(422);
    const encode = vi.spyOn(sandbox.context, 'encodeImage');
    expect(await upload(photoUpload.image)).toEqual(failed(429, server.tooManyUploads));
    expect(encode).not.toHaveBeenCalled();
    encode.mockRestore();
    const other = await sandbox.context.tokens.session(OTHER);
    expect((await upload(photoUpload.image, other)).status).toBe(200);
    sandbox.advance(600);
    expect((await upload(photoUpload.image)).status).toBe(200);
  });

  it('is on no profile, and its moderation is pending', async () => {
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

  it('has an address that cannot be guessed from another', async () => {
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

  it('is deleted with the account of its owner', async () => {
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
    const bytes = new Uint8Array(limits.image.bytes);
    bytes.set(await picture(380, 500).png().toBuffer());
    expect((await upload(dataUrl('png', bytes))).status).toBe(200);
  });

  it('requires a session', async () => {
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
