import { request, type IncomingMessage } from 'node:http';
import { User } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../src/node.ts';
import { ME_NAMESPACE } from '../src/realtime/realtime.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { accepted, admin, waiting } from '../src/states/people.ts';
import { readDatabaseDump } from './database-dump.ts';
import { PHONE } from './harness.ts';
import { me, post } from './pages.ts';
import { serverMessages } from '../src/server-messages.ts';

const EMAIL = 'idris@example.com';

const sockets: Socket[] = [];
const connect = (sandbox: Sandbox, auth: Record<string, unknown>) => {
  const socket = io(sandbox.url + ME_NAMESPACE, {
    auth,
    transports: ['websocket'],
    forceNew: true,
  });
  sockets.push(socket);
  return socket;
};
const heard = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => {
    socket.once(event, resolve);
  });

describe('a running sandbox', () => {
  let sandbox: Sandbox;
  const lines: string[] = [];
  beforeAll(async () => {
    sandbox = await startSandbox({
      seed: false,
      dump: await readDatabaseDump(),
      controls: true,
      log: (line) => lines.push(line),
    });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await sandbox.stop();
  });

  it('tells an applicant’s open page of their acceptance', async () => {
    const userId = 1300;
    const { db, clock, tokens } = sandbox.context;
    const applicant = waiting({ id: userId, waitlistStatus: 'pre-approved' }, clock());
    await insertPeople(db, [applicant, admin({ id: 1 }, clock())]);
    const token = await tokens.session(1);
    const page = connect(sandbox, { token: await sandbox.context.tokens.session(userId) });
    const adminsPage = connect(sandbox, { token });
    await Promise.all([heard(page, 'connect'), heard(adminsPage, 'connect')]);
    const strayed: unknown[] = [];
    adminsPage.onAny((event) => strayed.push(event));

    const pushed = heard(page, 'profileUpdate');
    const reply = await fetch(`${sandbox.url}/waitlist/${userId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ waitlistStatus: 'yes', hNum: 7 }),
    });
    expect(reply.status).toBe(200);
    const user = await pushed;
    expect(user).toEqual(User.parse(user));
    expect(user).toMatchObject({ id: userId, waitlistStatus: 'yes', hNum: 7 });
    expect(strayed).toEqual([]);
  });

  it('pushes the features of a person', async () => {
    const page = connect(sandbox, { token: await sandbox.context.tokens.session(1300) });
    await heard(page, 'connect');
    const pushed = heard(page, 'featuresUpdate');
    sandbox.context.realtime.featuresUpdate(1300, ['SAVE_PAYMENT']);
    expect(await pushed).toEqual(['SAVE_PAYMENT']);
  });

  it.each([{}, { token: 'letmein' }, { token: 7 }])(
    'closes the channel to a bad token: %j',
    async (auth) => {
      const refused = await heard(connect(sandbox, auth), 'connect_error');
      expect((refused as Error).message).toBe(messages.signInAgain);
    },
  );

  it('prints the codes that it sends', async () => {
    await post(sandbox, '/verify-phone', { phone: PHONE });
    const [sent] = await sandbox.context.outbox.read(PHONE);
    expect(lines).toContain(`To ${PHONE}: Your Perigee code is ${sent?.code}.`);
  });

  it('prints no link, because a link may open an account', async () => {
    const { db, clock } = sandbox.context;
    await insertPeople(db, [accepted({ email: EMAIL }, clock())]);
    await post(sandbox, '/auth/magic-token/email', { email: EMAIL });
    const [sent] = await sandbox.context.outbox.read(EMAIL);
    expect(lines).toContain(`To ${EMAIL}: ${sent?.text}`);
    const [, token = 'none'] = sent?.link?.split('magicToken=') ?? [];
    expect(sent?.link).toContain('http://localhost:5173/login?magicToken=');
    expect(lines.join('\n')).not.toContain(token);
  });

  it('serves pictures that stay in caches, to any page', async () => {
    const reply = await fetch(`${sandbox.url}/pictures/portraits/001.jpg`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  });

  it.each([
    '/pictures/portraits/999.jpg',
    '/pictures/portraits/..%2F..%2Fpackage.json',
    '/pictures/..%2f/package.json',
    '/pictures/secrets/001.jpg',
    '/pictures/',
  ])('serves nothing else: %s', async (path) => {
    const reply = await fetch(sandbox.url + path);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({ message: serverMessages.nothingHere });
  });

  it('refuses TRACE', async () => {
    const reply = await new Promise<IncomingMessage>((resolve) => {
      request(`${sandbox.url}/users/1`, { method: 'TRACE' }, resolve).end();
    });
    reply.resume();
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toContain('GET');
  });

  it('moves its clock where that was asked for', async () => {
    const reply = await post(sandbox, '/sandbox/clock', { advanceSeconds: 3600 });
    const { now } = (await reply.json()) as { now: string };
    expect(new Date(now).getTime() - Date.now()).toBeGreaterThan(3_500_000);
  });

  it('takes the rights of an admin away where that was asked for', async () => {
    const { db, clock, tokens } = sandbox.context;
    const former = admin(
      { id: 2, phoneNumber: '+12125550198', username: 'former', email: 'former@example.com' },
      clock(),
    );
    await insertPeople(db, [former]);
    const token = await tokens.session(2);
    const isAdmin = async () => ((await (await me(sandbox, token)).json()) as User).admin;
    expect(await isAdmin()).toBe(true);
    const { phoneNumber: phone } = former.user;
    expect((await post(sandbox, '/sandbox/admin', { phone, admin: false })).status).toBe(204);
    expect(await isAdmin()).toBe(false);
    const unknown = await post(sandbox, '/sandbox/admin', { phone: '+12125550199', admin: true });
    expect(unknown.status).toBe(404);
  });
});
