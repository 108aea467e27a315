import { fieldMessages, messages } from '@perigee/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkTokens } from '../src/db/schema/auth.ts';
import { users } from '../src/db/schema/users.ts';
import { insertEvents, insertPeople } from '../src/seed/insert.ts';
import { hosting, upcoming } from '../src/states/events.ts';
import { failed, NOW, PHONE, testSandbox } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const EMAIL = 'marisol@example.com';

const sandbox = await testSandbox();
let userId: number;
let token: string;
beforeEach(async () => {
  ({ userId, jwt: token } = await sandbox.signUp({ email: EMAIL }));
});

const logIn = (magicToken: string) =>
  sandbox.call('POST', '/auth/login', { body: { authMethod: 'MagicToken', magicToken } });
const magicToken = async () => {
  const { body } = await sandbox.call('GET', '/auth/magic-token', { token });
  return (body as { magicToken: string }).magicToken;
};
const mail = (body: object = { email: EMAIL }, bearer?: string, client?: string) =>
  sandbox.call('POST', '/auth/magic-token/email', { body, token: bearer, client });
const text = (body: object = { phone: PHONE }, bearer?: string) =>
  sandbox.call('POST', '/download-link/ios/sms', { body, token: bearer });
const invalid = failed(422, serverMessages.linkInvalid);
const tooMany = failed(429, serverMessages.tooManyLinks);

describe('a sign-in token', () => {
  it('signs its user in', async () => {
    const { status, body } = await logIn(await magicToken());
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId });
  });

  it('is different each time and is not cached', async () => {
    const reply = await sandbox.call('GET', '/auth/magic-token', { token });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await magicToken()).not.toBe(await magicToken());
  });

  it('cannot be read back from the database', async () => {
    const given = await magicToken();
    expect(JSON.stringify(await sandbox.db.select().from(linkTokens))).not.toContain(given);
  });

  it('is good once', async () => {
    const given = await magicToken();
    await logIn(given);
    expect(await logIn(given)).toEqual(invalid);
  });

  it('is good for one of several who use it at the same moment', async () => {
    const given = await magicToken();
    const replies = await Promise.all(Array.from({ length: 8 }, () => logIn(given)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is good for 240 seconds', async () => {
    const inTime = await magicToken();
    const late = await magicToken();
    sandbox.advance(239);
    expect((await logIn(inTime)).status).toBe(200);
    sandbox.advance(1);
    expect(await logIn(late)).toEqual(invalid);
  });

  it('is refused once its user is deleted', async () => {
    const given = await magicToken();
    await sandbox.db.delete(users);
    expect(await logIn(given)).toEqual(invalid);
  });

  it('is forgotten some time after it expired', async () => {
    await magicToken();
    sandbox.advance(240);
    await magicToken();
    expect(await sandbox.db.$count(linkTokens)).toBe(1);
  });

  it('is neither a guess nor a session', async () => {
    expect(await logIn('x')).toEqual(invalid);
    expect(await logIn(token)).toEqual(invalid);
  });
});

describe('mailing a sign-in link', () => {
  const tokenOf = (link: string | null | undefined) =>
    new URL(link ?? '').searchParams.get('magicToken') ?? '';

  it('sends a link that signs in, apart from the text that is printed', async () => {
    expect(await mail()).toMatchObject({ status: 204, body: '' });
    const [sent] = await sandbox.context.outbox.read(EMAIL);
    expect(sent?.link).toMatch(/^http:\/\/web\.test\/login\?magicToken=[\w-]{43}$/);
    expect(sent?.text).not.toContain(tokenOf(sent?.link));
    expect((await logIn(tokenOf(sent?.link))).body).toMatchObject({ userId });
  });

  it('sends it to the signed-in user if the body has no email', async () => {
    expect((await mail({}, token)).status).toBe(204);
    expect(await sandbox.context.outbox.read(EMAIL)).toHaveLength(1);
  });

  it('opens the account of the email, not that of the sender', async () => {
    const other = await sandbox.signUp({ email: 'b@example.com', phoneNumber: '+12125550143' });
    await mail({ email: EMAIL }, other.jwt);
    const [sent] = await sandbox.context.outbox.read(EMAIL);
    expect((await logIn(tokenOf(sent?.link))).body).toMatchObject({ userId });
  });

  it('sends it to the address of the account, however it was typed', async () => {
    await mail({ email: 'MARISOL@example.com' });
    expect(await sandbox.context.outbox.read(EMAIL)).toHaveLength(1);
  });

  it('does not tell whether an email has an account', async () => {
    const [known, unknown] = [await mail(), await mail({ email: 'nobody@example.com' })];
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    expect(await sandbox.context.outbox.read('nobody@example.com')).toEqual([]);
  });

  it.each([
    ['without a bearer', undefined],
    ['with a bad one', 'letmein'],
  ])('needs an email in the body %s', async (_what, bearer) => {
    expect(await mail({}, bearer)).toEqual(failed(401, messages.signInAgain));
  });

  it('asks a user without an email for one', async () => {
    await sandbox.db.update(users).set({ email: null });
    expect(await mail({}, token)).toEqual(failed(422, fieldMessages.email.invalid));
  });

  it.each([EMAIL, 'nobody@example.com'])('sends %s five in an hour and no more', async (email) => {
    for (let sent = 0; sent < 5; sent++) expect((await mail({ email })).status).toBe(204);
    const reply = await mail({ email: email.toUpperCase() });
    expect(reply).toEqual(tooMany);
    sandbox.advance(Number(reply.headers.get('retry-after')));
    expect((await mail({ email })).status).toBe(204);
  });

  it('sends five for each client, so that a stranger cannot use them up, and thirty at most', async () => {
    const client = (host: number) => `203.0.113.${host}`;
    const from = (host: number) => mail({ email: EMAIL }, undefined, client(host));
    for (let host = 1; host <= 6; host++) {
      for (let sent = 0; sent < 5; sent++) expect((await from(host)).status).toBe(204);
      expect(await from(host)).toEqual(tooMany);
    }
    expect(await from(7)).toEqual(tooMany);
    expect(await sandbox.context.outbox.read(EMAIL)).toHaveLength(30);
  });

  it('sends five of many requests at the same moment', async () => {
    await Promise.all(Array.from({ length: 9 }, () => mail()));
    expect(await sandbox.context.outbox.read(EMAIL)).toHaveLength(5);
  });
});

describe('mailing the address of an event', () => {
  const event = upcoming({}, NOW);
  beforeEach(() => insertPeople(sandbox.db, [hosting({}, NOW)]));

  it('sends the address of its page, without a sign-in token', async () => {
    await insertEvents(sandbox.db, [event]);
    expect((await mail({ eventId: String(event.id) }, token)).status).toBe(204);
    const [sent] = await sandbox.context.outbox.read(EMAIL);
    expect(sent?.link).toBe(`http://web.test/events/${event.slug}`);
    expect(sent?.text).toContain(event.title);
  });

  it('sends none of an event in review', async () => {
    await insertEvents(sandbox.db, [{ ...event, status: 'pending' }]);
    expect((await mail({ eventId: event.slug }, token)).status).toBe(404);
  });

  it.each(['9999', 'there-is-none', '../login'])('finds no event %s', async (eventId) => {
    expect((await mail({ eventId }, token)).status).toBe(404);
    expect(await sandbox.context.outbox.read(EMAIL)).toEqual([]);
  });

  it('counts toward the limit of sign-in links', async () => {
    await insertEvents(sandbox.db, [event]);
    for (let sent = 0; sent < 5; sent++) await mail();
    expect(await mail({ eventId: event.slug }, token)).toEqual(tooMany);
  });
});

describe('texting a download link', () => {
  const toPhone = async () => {
    const sent = await sandbox.context.outbox.read(PHONE);
    return sent.filter(({ link }) => link !== null);
  };

  it.each([
    ['to the phone in the body', { phone: PHONE }],
    ['to the signed-in person', {}],
  ])('sends it %s', async (_what, body) => {
    expect(await text(body, 'phone' in body ? undefined : token)).toMatchObject({
      status: 204,
      body: '',
    });
    expect(await toPhone()).toMatchObject([{ link: `${sandbox.context.settings.webUrl}/ios-app` }]);
  });

  it('needs a phone or a session', async () => {
    expect(await text({})).toEqual(failed(401, messages.signInAgain));
  });

  it('refuses a phone that cannot exist', async () => {
    expect(await text({ phone: '+10005550142' })).toEqual(failed(422, fieldMessages.phone.invalid));
  });

  it('sends five in an hour and no more', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await text()).status).toBe(204);
    expect(await text()).toEqual(tooMany);
    expect(await toPhone()).toHaveLength(5);
    expect((await text({ phone: '+12125550143' })).status).toBe(204);
  });
});
