import { beforeEach, describe, expect, it } from 'vitest';
import { linkTokens, passwords } from '../src/db/schema/auth.ts';
import { failed, testSandbox } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const EMAIL = 'marisol@example.com';
const PASSWORD = 'staple battery horse';

const sandbox = await testSandbox();
let userId: number;
beforeEach(async () => {
  ({ userId } = await sandbox.signUp({ email: EMAIL }));
});

const ask = (email = EMAIL, client?: string) =>
  sandbox.call('POST', '/auth/reset-password/email', { body: { email }, client });
const mailedToken = async () => {
  expect(await ask()).toMatchObject({ status: 204, body: '' });
  const [sent] = await sandbox.context.outbox.read(EMAIL);
  const link = new URL(sent?.link ?? '');
  expect(link.href).toMatch(/^http:\/\/web\.test\/token\?token=/);
  return link.searchParams.get('token') ?? '';
};
const reset = (token: string, password = PASSWORD) =>
  sandbox.call('POST', '/auth/reset-password', { body: { token, password } });
const logIn = (password = PASSWORD) =>
  sandbox.call('POST', '/auth/login', {
    body: { authMethod: 'Password', email: EMAIL, password },
  });
const invalid = failed(422, serverMessages.linkInvalid);

describe('asking for a new password', () => {
  it('gets the same answer whether or not an account has the email', async () => {
    const [known, unknown] = [await ask(), await ask('nobody@example.com')];
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    expect(await sandbox.context.outbox.read('nobody@example.com')).toEqual([]);
  });

  it.each([EMAIL, 'nobody@example.com'])('is possible for %s five times an hour', async (email) => {
    for (let sent = 0; sent < 5; sent++) expect((await ask(email)).status).toBe(204);
    expect(await ask(email)).toEqual(failed(429, serverMessages.tooManyLinks));
    sandbox.advance(60 * 60);
    expect((await ask(email)).status).toBe(204);
  });

  it('is possible after a stranger on another client has asked too often', async () => {
    for (let sent = 0; sent < 6; sent++) await ask(EMAIL, '203.0.113.9');
    expect((await ask()).status).toBe(204);
  });

  it('keeps no token that could be read back', async () => {
    const token = await mailedToken();
    expect(JSON.stringify(await sandbox.db.select().from(linkTokens))).not.toContain(token);
  });
});

describe('choosing a new password', () => {
  it('lets its owner sign in with it', async () => {
    expect(await reset(await mailedToken())).toMatchObject({ status: 204, body: '' });
    expect((await logIn()).body).toMatchObject({ userId });
  });

  it('invalidates the old one', async () => {
    await reset(await mailedToken(), 'an older password');
    await reset(await mailedToken());
    expect(await logIn('an older password')).toEqual(failed(422, serverMessages.loginRefused));
    expect((await logIn()).status).toBe(200);
  });

  it('works once, and ends the other links for it', async () => {
    const [first, second] = [await mailedToken(), await mailedToken()];
    await reset(second);
    expect(await reset(second)).toEqual(invalid);
    expect(await reset(first)).toEqual(invalid);
  });

  it('works for one of several at the same moment', async () => {
    const token = await mailedToken();
    const choices = ['first password', 'second password', 'third password'];
    const replies = await Promise.all(choices.map((password) => reset(token, password)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    const winner = choices[replies.findIndex(({ status }) => status === 204)];
    expect((await logIn(winner)).status).toBe(200);
  });

  it('works for an hour', async () => {
    const [inTime, late] = [await mailedToken(), await mailedToken()];
    sandbox.advance(60 * 60);
    expect(await reset(late)).toEqual(invalid);
    expect(await reset(inTime)).toEqual(invalid);
    const again = await mailedToken();
    sandbox.advance(60 * 60 - 1);
    expect((await reset(again)).status).toBe(204);
  });

  it('does not work with a sign-in token, nor the other way round', async () => {
    const { jwt } = (await sandbox.signUp({
      email: 'b@example.com',
      phoneNumber: '+12125550143',
    })) as { jwt: string };
    const { body } = await sandbox.call('GET', '/auth/magic-token', { token: jwt });
    expect(await reset((body as { magicToken: string }).magicToken)).toEqual(invalid);
    const magicToken = await mailedToken();
    const login = { authMethod: 'MagicToken', magicToken };
    expect(await sandbox.call('POST', '/auth/login', { body: login })).toEqual(invalid);
    expect((await reset(magicToken)).status).toBe(204);
  });

  it('lets in a user who had tried too many wrong ones', async () => {
    for (let count = 0; count < 6; count++) await logIn('wrong password');
    expect((await logIn('wrong password')).status).toBe(429);
    await reset(await mailedToken());
    expect((await logIn()).status).toBe(200);
  });

  it('needs eight characters, and leaves the link good without them', async () => {
    const token = await mailedToken();
    expect((await reset(token, 'seven77')).status).toBe(422);
    expect((await reset(token, 'eight888')).status).toBe(204);
  });

  it('keeps only a hash', async () => {
    await reset(await mailedToken());
    const [row] = await sandbox.db.select().from(passwords);
    expect(row?.hash).toMatch(/^scrypt\$/);
    expect(row?.hash).not.toContain(PASSWORD);
  });
});
