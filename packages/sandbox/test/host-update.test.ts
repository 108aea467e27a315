import { PublicHost, User } from '@perigee/api/zod';
import { describe, expect, it } from 'vitest';
import { images } from '../src/db/schema/images.ts';
import { failed } from './harness.ts';
import { ADMIN, DATER, HOST, OTHER, hostSandbox } from './host-people.ts';
import { hostServerMessages } from '../src/hosts/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const { sandbox, as, get } = await hostSandbox();
const update = async (body: unknown, userId = HOST.userId) =>
  sandbox.call('PUT', '/hosts/me', { body, token: await as(userId) });

const notFound = failed(404, hostServerMessages.notFound);

describe('a change of a host record', () => {
  const putPicture = async (change: Partial<typeof images.$inferInsert> = {}) => {
    const [image] = await sandbox.db
      .insert(images)
      .values({ userId: HOST.userId, path: '/images/logo', ...change })
      .returning({ id: images.id });
    return image?.id ?? 0;
  };

  it('shows everywhere', async () => {
    const logo = await putPicture();
    const { status, body } = await update({ name: ' Moonlit ', logo, linkId: 'Moonlit_2' });
    expect(status).toBe(200);
    expect(body).toEqual(PublicHost.strict().parse(body));
    const changed = {
      id: HOST.id,
      name: 'Moonlit',
      logo: 'http://sandbox.test/images/logo',
      linkId: 'Moonlit_2',
    };
    expect(body).toMatchObject({ ...changed, level: '1' });
    expect((await get('/hosts/moonlit_2')).body).toMatchObject(changed);
    expect(await get(`/hosts/${HOST.linkId}`)).toEqual(notFound);
    const me = (await get('/users/me', HOST.userId)).body;
    expect(me).toEqual(User.parse(me));
    expect(me).toMatchObject({ name: 'Giulia Moretti', Host: { ...changed, level: '1' } });
    expect(sandbox.pushes).toEqual([{ event: 'profileUpdate', userId: HOST.userId, data: me }]);
  });

  it('keeps what is not sent', async () => {
    const logo = await putPicture();
    await update({ logo });
    await update({ name: 'Moonlit' });
    expect((await update({ logo: null })).body).toMatchObject({
      name: 'Moonlit',
      linkId: HOST.linkId,
      logo: null,
    });
  });

  it('of nothing is refused', async () => {
    expect(await update({})).toEqual(failed(422, serverMessages.nothingToUpdate));
  });

  it.each([OTHER.linkId, 'OTHER'])(
    'does not take the link id of another host: %s',
    async (linkId) => {
      expect(await update({ linkId, name: 'New' })).toEqual(
        failed(409, hostServerMessages.linkIdTaken),
      );
      expect((await get('/hosts/1')).body).toMatchObject({ name: 'Giulia Moretti' });
      expect(sandbox.pushes).toEqual([]);
    },
  );

  it('takes the host’s own link id in another case', async () => {
    const reply = await update({ linkId: 'Giulia-Moretti' });
    expect(reply).toMatchObject({ status: 200, body: { linkId: 'Giulia-Moretti' } });
  });

  it('gives a link id to one of several hosts who want it at once', async () => {
    const replies = await Promise.all([
      update({ linkId: 'moonlit' }),
      update({ linkId: 'MOONLIT' }, OTHER.userId),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it.each(['2026', 'moon lit', 'soirée', '../portal'])(
    'does not take a link id of another form: %s',
    async (linkId) => {
      expect(await update({ linkId })).toEqual(failed(422, hostServerMessages.linkIdForm));
    },
  );

  it.each(['me', 'Event'])('does not take a link id that is an address: %s', async (linkId) => {
    expect(await update({ linkId })).toEqual(failed(422, hostServerMessages.linkIdReserved));
  });

  it('does not take a blank name', async () => {
    expect(await update({ name: '  ' })).toEqual(failed(422, serverMessages.fieldMissing('name')));
  });

  it.each<[string, Partial<typeof images.$inferInsert>]>([
    ['of another user', { userId: DATER }],
    ['that was rejected', { moderationStatus: 'Rejected' }],
    ['without a place', { path: null }],
  ])('does not take a picture %s', async (_what, change) => {
    const logo = await putPicture(change);
    expect(await update({ logo })).toEqual(failed(422, hostServerMessages.logoNotOwn));
  });

  it('does not take a picture that does not exist', async () => {
    expect(await update({ logo: 2_147_483_647 })).toEqual(
      failed(422, hostServerMessages.logoNotOwn),
    );
  });

  it('cannot change the level', async () => {
    expect(await update({ level: '3' })).toEqual(failed(422, serverMessages.fieldUnknown('level')));
  });

  it.each([DATER, ADMIN])('is for hosts alone, not for %i', async (userId) => {
    expect(await update({ name: 'X' }, userId)).toEqual(failed(403, serverMessages.hostsOnly));
  });
});
