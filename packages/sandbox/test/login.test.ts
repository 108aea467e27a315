import { Session } from '@perigee/api/zod';
import { beforeEach, describe, expect, it } from 'vitest';
import { passwords } from '../src/db/schema/auth.ts';
import { users } from '../src/db/schema/users.ts';
import { failed, PHONE, testSandbox } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const EMAIL = 'marisol@example.com';
const PASSWORD = 'correct horse battery';

const sandbox = await testSandbox();
let userId: number;
beforeEach(async () => {
  ({ userId } = await sandbox.signUp({ email: EMAIL }));
  const hash = await sandbox.context.passwords.hash(PASSWORD);
  await sandbox.db.insert(passwords).values({ userId, hash });
});

const logIn = (change: { email?: string; password?: string } = {}) =>
  sandbox.call('POST', '/auth/login', {
    body: { authMethod: 'Password', email: EMAIL, password: PASSWORD, ...change },
  });
const wrong = (email = EMAIL) => logIn({ email, password: 'wrong horse battery' });
const refused = failed(422, serverMessages.loginRefused);
const tooMany = failed(429, serverMessages.tooManyLogins);

describe('signing in by password', () => {
  it('gives a session', async () => {
    const { status, body } = await logIn();
    expect(status).toBe(200);
    expect(body).toEqual(Session.parse(body));
    const { jwt } = body as Session;
    const me = await sandbox.call('GET', '/users/me', { token: jwt });
    expect(me.body).toMatchObject({ id: userId });
  });

  it('knows the email in capitals', async () => {
    expect((await logIn({ email: EMAIL.toUpperCase() })).status).toBe(200);
  });

  it('answers the same for a wrong password and for an unknown email', async () => {
    expect(await wrong()).toEqual(refused);
    expect(await logIn({ email: 'nobody@example.com' })).toEqual(refused);
  });

  it('answers the same for an account without a password', async () => {
    await sandbox.db.delete(passwords);
    expect(await logIn()).toEqual(refused);
  });

  it('is closed to users who did not complete sign-up', async () => {
    await sandbox.db.update(users).set({ completedSignup: false });
    expect(await logIn()).toEqual(refused);
  });

  it('never returns a hash', async () => {
    const { body } = await logIn();
    const me = await sandbox.call('GET', '/users/me', { token: (body as Session).jwt });
    expect(JSON.stringify([body, me.body])).not.toContain('scrypt');
  });

  it('logs no password', async () => {
    await logIn();
    await wrong();
    expect(sandbox.logged).toEqual([]);
  });
});

describe('trying passwords', () => {
  const tryFive = async (email = EMAIL) => {
    for (let count = 0; count < 5; count++) expect(await wrong(email)).toEqual(refused);
  };

  it('is refused after five wrong ones, even with the right one, for a quarter of an hour', async () => {
    await tryFive();
    const reply = await logIn();
    expect(reply).toEqual(tooMany);
    expect(reply.headers.get('retry-after')).toBe('900');
    sandbox.advance(899);
    expect((await logIn()).headers.get('retry-after')).toBe('1');
    sandbox.advance(1);
    expect((await logIn()).status).toBe(200);
  });

  it('is refused for an unknown email, too', async () => {
    await tryFive('nobody@example.com');
    expect(await wrong('nobody@example.com')).toEqual(tooMany);
  });

  it('does not restart the count with capitals', async () => {
    await tryFive();
    expect(await wrong('Marisol@Example.com')).toEqual(tooMany);
  });

  it('restarts the count after the right one', async () => {
    for (let count = 0; count < 4; count++) await wrong();
    expect((await logIn()).status).toBe(200);
    await tryFive();
  });

  it('does not lock out other users', async () => {
    await tryFive('nobody@example.com');
    expect((await logIn()).status).toBe(200);
  });

  it('does not lock out sign-in by phone', async () => {
    await tryFive();
    sandbox.advance(31);
    expect(await sandbox.prove(PHONE)).toMatchObject({ id: userId });
  });

  it('counts tries that come at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => wrong()));
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(7);
  });
});
