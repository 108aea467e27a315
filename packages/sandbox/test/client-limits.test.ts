import { fieldMessages } from '@perigee/domain';
import { describe, expect, it, vi } from 'vitest';
import { passwords } from '../src/db/schema/auth.ts';
import { behindProxy } from '../src/node/behind-proxy.ts';
import { failed, PHONE, testSandbox } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const EMAIL = 'marisol@example.com';
const PASSWORD = 'correct horse battery';
const [HOME, STRANGER] = ['198.51.100.7', '203.0.113.9'];
const tooManyFromHere = failed(429, serverMessages.tooManyFromHere);

const sandbox = await testSandbox();

const logIn = (client: string, password = PASSWORD, email = EMAIL) =>
  sandbox.call('POST', '/auth/login', {
    client,
    body: { authMethod: 'Password', email, password },
  });
const guess = (client: string, code: string) =>
  sandbox.call('POST', '/auth/phone', { client, body: { phone: PHONE, code } });
const askForCode = (client: string, phone = PHONE) =>
  sandbox.call('POST', '/verify-phone', { client, body: { phone } });

describe('a client of another user', () => {
  it('is locked out of the account of a member, who is not locked out', async () => {
    const { userId } = await sandbox.signUp({ email: EMAIL });
    const hash = await sandbox.context.passwords.hash(PASSWORD);
    await sandbox.db.insert(passwords).values({ userId, hash });
    for (let tries = 0; tries < 5; tries++) await logIn(STRANGER, 'wrong horse battery');
    expect(await logIn(STRANGER)).toEqual(failed(429, serverMessages.tooManyLogins));
    expect((await logIn(HOME)).status).toBe(200);
  });

  it('cannot use up the code of a member', async () => {
    const code = await sandbox.sendCode(PHONE);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries++) {
      expect(await guess(STRANGER, wrong)).toEqual(failed(422, fieldMessages.code.invalid));
    }
    expect(await guess(STRANGER, code)).toEqual(failed(429, serverMessages.codeUsedUp));
    expect((await guess(HOME, code)).status).toBe(200);
  });

  it('cannot use up the codes that a member may ask for', async () => {
    for (let sent = 0; sent < 10; sent++) {
      expect((await askForCode(STRANGER)).status).toBe(204);
      sandbox.advance(31);
    }
    expect(await askForCode(STRANGER)).toEqual(failed(429, serverMessages.tooManyCodes));
    expect((await askForCode(HOME)).status).toBe(204);
  });
});

describe('one client', () => {
  it('can try a limited number of accounts', async () => {
    for (let tries = 0; tries < 50; tries++) {
      expect((await logIn(STRANGER, PASSWORD, `${tries}@example.com`)).status).toBe(422);
    }
    expect(await logIn(STRANGER, PASSWORD, 'another@example.com')).toEqual(tooManyFromHere);
    expect((await logIn(HOME)).status).toBe(422);
    sandbox.advance(15 * 60);
    expect((await logIn(STRANGER)).status).toBe(422);
  });

  it('can request codes for a limited number of phones', async () => {
    for (let asked = 0; asked < 60; asked++) {
      expect((await askForCode(STRANGER, `+1212555${1000 + asked}`)).status).toBe(204);
    }
    expect(await askForCode(STRANGER, '+12125552000')).toEqual(tooManyFromHere);
    expect((await askForCode(HOME, '+12125552000')).status).toBe(204);
  });

  it('can try a limited number of links for a new password, and a bad one starts no hashing', async () => {
    const hash = vi.spyOn(sandbox.context.passwords, 'hash');
    const reset = (client: string) =>
      sandbox.call('POST', '/auth/reset-password', {
        client,
        body: { token: 'x'.repeat(43), password: PASSWORD },
      });
    for (let tries = 0; tries < 30; tries++) {
      expect(await reset(STRANGER)).toEqual(failed(422, serverMessages.linkInvalid));
    }
    expect(await reset(STRANGER)).toEqual(tooManyFromHere);
    expect((await reset(HOME)).status).toBe(422);
    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
  });
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['10.0.0.1, 203.0.113.9', '203.0.113.9'],
  ['', '127.0.0.1'],
  [undefined, '127.0.0.1'],
])('behind a proxy that notes %j the client is %s', (noted, client) => {
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const request = new Request('http://sandbox.test');
  if (noted !== undefined) request.headers.set('x-forwarded-for', noted);
  expect(behindProxy(request, connection).incoming?.socket.remoteAddress).toBe(client);
});
