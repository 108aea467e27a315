import { walletRequest } from '@perigee/api/fixtures';
import { User, Wallet } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertPeople } from '../src/seed/insert.ts';
import { waiting } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { profileServerMessages } from '../src/profile/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const [DATER, OTHER] = [1300, 1301];
const server = profileServerMessages;
const address = walletRequest.address.toLowerCase();

const sandbox = await testSandbox();
let token: string;
let otherToken: string;
beforeEach(async () => {
  token = await sandbox.context.tokens.session(DATER);
  otherToken = await sandbox.context.tokens.session(OTHER);
  const other = { id: OTHER, phoneNumber: '+12125550143', email: 'other@example.com' };
  await insertPeople(sandbox.db, [waiting({ id: DATER }, NOW), waiting(other, NOW)]);
});

const add = (body: unknown = walletRequest, as: string | undefined = token) =>
  sandbox.call('POST', '/wallets', { body, token: as });
const remove = (id: number | string, as = token) =>
  sandbox.call('DELETE', `/wallets/${id}`, { token: as });
const walletsOf = async (as = token) =>
  User.parse((await sandbox.call('GET', '/users/me', { token: as })).body).wallets;

describe('a wallet', () => {
  it('is added in lower case, and listed with the user', async () => {
    const reply = await add();
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(Wallet.parse(reply.body));
    expect(reply.body).toMatchObject({ address, createdAt: NOW.toISOString() });
    expect(await walletsOf()).toEqual([reply.body]);
    expect(sandbox.pushes.map(({ event, userId }) => [event, userId])).toEqual([
      ['profileUpdate', DATER],
      ['featuresUpdate', DATER],
    ]);
  });

  it('is stored once, in whatever case it is written', async () => {
    await add();
    for (const same of [address, `0x${address.slice(2).toUpperCase()}`]) {
      expect(await add({ address: same })).toEqual(failed(409, server.walletTaken));
    }
    expect(await walletsOf()).toHaveLength(1);
  });

  it('is added once by many requests at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => add()));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  it('may belong to another user too', async () => {
    await add();
    expect((await add(walletRequest, otherToken)).status).toBe(200);
    expect([await walletsOf(), await walletsOf(otherToken)].map((list) => list?.length)).toEqual([
      1, 1,
    ]);
  });

  it('is refused beyond 20 of a user, also of several at the same moment', async () => {
    const nth = (index: number) => ({ address: `0x${String(index).padStart(40, '0')}` });
    const replies = await Promise.all(Array.from({ length: 22 }, (_, index) => add(nth(index))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    const tooMany = failed(422, server.tooManyWallets(20));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([tooMany, tooMany]);
    expect((await add(walletRequest, otherToken)).status).toBe(200);
    const [first] = (await walletsOf()) ?? [];
    await remove(first?.id ?? 0);
    expect((await add()).status).toBe(200);
  });

  it('is shown to no other user', async () => {
    await add();
    for (const path of [`/users/${DATER}`, `/users/${DATER}/profile`]) {
      expect(JSON.stringify((await sandbox.call('GET', path)).body)).not.toContain('0x');
    }
  });

  it.each<[unknown, string]>([
    [{}, serverMessages.fieldMissing('address')],
    [{ address: 7 }, serverMessages.fieldOfWrongType('address', 'text')],
    [{ address: '' }, server.walletAddress],
    [{ address: address.slice(0, -1) }, server.walletAddress],
    [{ address: `${address}0` }, server.walletAddress],
    [{ address: `${address.slice(0, -1)}g` }, server.walletAddress],
    [{ address: address.slice(2) }, server.walletAddress],
    [{ address: `${address}\n` }, server.walletAddress],
    [{ address, userId: OTHER }, serverMessages.fieldUnknown('userId')],
  ])('is refused as %j', async (body, message) => {
    expect(await add(body)).toEqual(failed(422, message));
  });

  it('is removed', async () => {
    const { id } = Wallet.parse((await add()).body);
    expect(await remove(id)).toMatchObject({ status: 204, body: '' });
    expect(await walletsOf()).toEqual([]);
    expect(await remove(id)).toEqual(failed(404, server.walletNotFound));
    expect((await add()).status).toBe(200);
  });

  it('is removed by no other user', async () => {
    const { id } = Wallet.parse((await add()).body);
    sandbox.pushes.length = 0;
    expect(await remove(id, otherToken)).toEqual(failed(404, server.walletNotFound));
    expect(await walletsOf()).toHaveLength(1);
    expect(sandbox.pushes).toEqual([]);
  });

  it.each(['0', 'abc', '9999999999', '-1'])('is not found as %s', async (id) => {
    expect(await remove(id)).toEqual(failed(404, server.walletNotFound));
  });

  it('requires a session', async () => {
    for (const reply of [
      await sandbox.call('POST', '/wallets', { body: walletRequest }),
      await sandbox.call('DELETE', '/wallets/1'),
    ]) {
      expect(reply).toEqual(failed(401, messages.signInAgain));
    }
  });
});
