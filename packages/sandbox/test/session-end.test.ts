import { messages } from '@perigee/domain';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmptySandbox } from '../contract/sandbox.ts';
import { issueLinkToken } from '../src/auth/link-token.ts';
import type { Sandbox } from '../src/node.ts';
import { ME_NAMESPACE } from '../src/realtime/realtime.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { accepted } from '../src/states/people.ts';
import { readDatabaseDump } from './database-dump.ts';
import { post } from './pages.ts';
import './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const PASSWORD = 'correct horse battery';
const SESSION_MS = 12 * 60 * 60 * 1000;

let sandbox: Sandbox;
let lastId = 1300;
const sockets: Socket[] = [];
beforeAll(async () => {
  sandbox = await startEmptySandbox(await readDatabaseDump());
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => sandbox.stop());

/** A member with a session that began `agoMs` ago, and an open page. */
async function openPage(agoMs = 0) {
  const { db, clock, tokens } = sandbox.context;
  const id = ++lastId;
  const email = `${id}@example.com`;
  const phoneNumber = `+1212555${id}`;
  await insertPeople(db, [accepted({ id, email, phoneNumber, username: `user_${id}` }, clock())]);
  const token = await tokens.session(id, { since: new Date(clock().getTime() - agoMs) });
  const socket = io(sandbox.url + ME_NAMESPACE, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
  });
  sockets.push(socket);
  const closed = new Promise((resolve) => {
    socket.once('disconnect', resolve);
  });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
  return { id, token, isOpen, closed };
}

const me = (token: string) =>
  fetch(`${sandbox.url}/users/me`, { headers: { authorization: `Bearer ${token}` } });
const resetPassword = async (id: number) => {
  const token = await issueLinkToken(sandbox.context, 'reset-password', id);
  const reply = await post(sandbox, '/auth/reset-password', { token, password: PASSWORD });
  expect(reply.status).toBe(204);
};

describe('a session with open pages', () => {
  it('ends with a new password, as do its pages and links', async () => {
    const { id, token, closed } = await openPage();
    const other = await openPage();
    const magicToken = await issueLinkToken(sandbox.context, 'sign-in', id);
    expect((await me(token)).status).toBe(200);

    await resetPassword(id);
    expect(await closed).toBe('io server disconnect');
    const refused = await me(token);
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { message: messages.signInAgain },
    ]);
    const byLink = await post(sandbox, '/auth/login', { authMethod: 'MagicToken', magicToken });
    expect([byLink.status, await byLink.json()]).toEqual([
      422,
      { message: serverMessages.linkInvalid },
    ]);
    expect((await me(other.token)).status).toBe(200);
  });

  it('can be opened again with the new password, each time it is changed', async () => {
    const { id } = await openPage();
    for (let count = 0; count < 2; count++) {
      await resetPassword(id);
      const login = { authMethod: 'Password', email: `${id}@example.com`, password: PASSWORD };
      const reply = await post(sandbox, '/auth/login', login);
      const { jwt } = (await reply.json()) as { jwt: string };
      expect((await me(jwt)).status).toBe(200);
    }
  });

  it('ends with the account', async () => {
    const { token, closed } = await openPage();
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${sandbox.url}/users/me`, { method: 'DELETE', headers });
    expect(await closed).toBe('io server disconnect');
    expect((await me(token)).status).toBe(401);
  });

  it('closes its pages when it expires', async () => {
    // A slow machine may need longer to connect than a session lasts.
    const openFor = async (lifeMs: number): ReturnType<typeof openPage> => {
      const page = await openPage(SESSION_MS - lifeMs);
      return page.isOpen ? page : openFor(2 * lifeMs);
    };
    const { token, closed } = await openFor(3000);
    expect(await closed).toBe('io server disconnect');
    expect((await me(token)).status).toBe(401);
  });
});
