import { DrawnImage, ImageModel } from '@perigee/api/zod';
import { asc, eq } from 'drizzle-orm';
import { imageSize } from 'image-size';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { drawnImages } from '../src/db/schema/admin.ts';
import { imageFiles, images } from '../src/db/schema/images.ts';
import { users } from '../src/db/schema/users.ts';
import { ADMIN, asAdmin, memberOf } from './admin-people.ts';
import { createTestSandbox, failed } from './harness.ts';
import { adminServerMessages } from '../src/admin/server-messages.ts';

const sandbox = await createTestSandbox();
let call: Awaited<ReturnType<typeof asAdmin>>;
let imageIds: number[];
beforeEach(async () => {
  call = await asAdmin(sandbox, [memberOf(101), memberOf(102)]);
  const rows = await sandbox.db.select({ id: images.id }).from(images).orderBy(asc(images.id));
  imageIds = rows.map(({ id }) => id);
});
afterAll(() => sandbox.close());

const train = async (name: string, change: object = {}) => {
  const body = { name, imageIds, ...change };
  return call('POST', '/ai/models/dream-booth', { body });
};
const trained = async (name: string, change: object = {}) => {
  const { status, body } = await train(name, change);
  expect(status).toBe(200);
  return ImageModel.parse(body);
};
const list = async (query = '') => {
  const { body } = await call('GET', `/ai/models${query}`);
  return body as ImageModel[];
};
const draw = (modelId: number, prompt: string) =>
  call('POST', '/ai/image/dream-booth', { body: { modelId, prompt } });
const bytesOf = async (modelId: number, prompt: string) => {
  const { media } = DrawnImage.parse((await draw(modelId, prompt)).body);
  const files = await sandbox.db.select().from(imageFiles);
  const file = files.find(({ imageId }) => imageId === media.id);
  if (file === undefined) throw new Error('The picture was not kept.');
  return file;
};

describe('a model', () => {
  it('learns for a minute', async () => {
    const model = await trained('Autumn');
    expect(model).toMatchObject({ name: 'Autumn', provider: 'dream-booth', status: 'training' });
    sandbox.advance(59);
    expect(await list()).toEqual([model]);
    sandbox.advance(1);
    expect(await list()).toEqual([{ ...model, status: 'ready' }]);
  });

  it('learns only from pictures that exist', async () => {
    expect(await train('Autumn', { imageIds: [...imageIds, 9999] })).toEqual(
      failed(422, adminServerMessages.picturesNotFound),
    );
    expect(await list()).toEqual([]);
  });

  it('may learn from a picture that is named twice', async () => {
    const [first] = imageIds;
    expect((await train('Autumn', { imageIds: [first, first] })).status).toBe(200);
  });
});

describe('the list of models', () => {
  it('keeps a model after its admin has deleted the account', async () => {
    const model = await trained('Autumn');
    await sandbox.db.update(users).set({ admin: true }).where(eq(users.id, 101));
    await call('DELETE', '/users/me');
    const token = await sandbox.context.tokens.session(101);
    const { body } = await sandbox.call('GET', '/ai/models', { token });
    expect(body).toEqual([model]);
  });

  it('has the newest first, and can be limited to one provider', async () => {
    await trained('Autumn');
    sandbox.advance(1);
    await trained('Winter', { provider: 'studio' });
    expect((await list()).map(({ name }) => name)).toEqual(['Winter', 'Autumn']);
    expect((await list('?provider=studio')).map(({ name }) => name)).toEqual(['Winter']);
    expect(await list('?provider=nobody')).toEqual([]);
    expect(await list('?provider=')).toHaveLength(2);
  });
});

describe('a drawing', () => {
  let modelId: number;
  beforeEach(async () => {
    ({ id: modelId } = await trained('Autumn'));
  });

  it('waits until the model is ready', async () => {
    expect(await draw(modelId, 'A ferry')).toEqual(failed(409, adminServerMessages.modelTraining));
    sandbox.advance(60);
    expect((await draw(modelId, 'A ferry')).status).toBe(200);
  });

  it('needs a model that exists', async () => {
    expect(await draw(9999, 'A ferry')).toEqual(failed(404, adminServerMessages.modelNotFound));
  });

  it('is a picture of its own, kept for the admin', async () => {
    sandbox.advance(60);
    const { media } = DrawnImage.parse((await draw(modelId, 'A ferry')).body);
    expect(media.url).toMatch(/^http:\/\/sandbox\.test\/.+/);
    const kept = await sandbox.db.select().from(drawnImages);
    expect(kept).toEqual([{ imageId: media.id, modelId, prompt: 'A ferry' }]);
    const rows = await sandbox.db.select().from(images);
    expect(rows.find(({ id }) => id === media.id)).toMatchObject({
      userId: ADMIN,
      profileImage: false,
      orderNo: null,
    });
    const me = await call('GET', '/users/me');
    expect((me.body as { images: unknown[] }).images).toHaveLength(1);
  });

  it('is a PNG that follows from model and text', async () => {
    sandbox.advance(60);
    const ferry = await bytesOf(modelId, 'A ferry');
    expect(ferry.contentType).toBe('image/png');
    expect(imageSize(ferry.content)).toMatchObject({ type: 'png', width: 240, height: 300 });
    expect((await bytesOf(modelId, 'A ferry')).content).toEqual(ferry.content);
    expect((await bytesOf(modelId, 'A lake')).content).not.toEqual(ferry.content);
    const { id: otherId } = await trained('Winter');
    sandbox.advance(60);
    expect((await bytesOf(otherId, 'A ferry')).content).not.toEqual(ferry.content);
  });
});
