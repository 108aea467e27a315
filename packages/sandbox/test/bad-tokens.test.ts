import { User } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../src/db/schema/users.ts';
import { loadSecret } from '../src/auth/token-secret.ts';
import { secureRandom } from '../src/random.ts';
import { ACCESS } from './access-table.ts';
import { createTestSandbox, failed, NOW, PHONE } from './harness.ts';
import { IDS, putRoles } from './roles.ts';
import { pathOf, specCalls, type SpecCall } from './spec-calls.ts';

const { dater: DATER, admin: ADMIN } = IDS;

const sandbox = await createTestSandbox();
/** A user who has verified a phone and not signed up. */
let newcomerId: number;
beforeAll(async () => {
  await sandbox.reset();
  await putRoles(sandbox);
  newcomerId = (await sandbox.prove('+12125550150')).id;
});
afterAll(() => sandbox.close());

const guarded = specCalls.filter(({ security }) => security === 'bearer');

const send = (call: SpecCall, token: string | undefined) => {
  const { path, query = '', body = call.body?.examples[0] } = ACCESS[call.operationId] ?? {};
  return sandbox.call(call.method, pathOf(call, path) + query, { body, token });
};

const HOUR = 60 * 60;
const seconds = Math.floor(NOW.getTime() / 1000);
const claims = { iss: 'perigee-sandbox', aud: 'session', sub: String(ADMIN) };
const times = { iat: seconds, exp: seconds + HOUR };
const signed = (payload: Record<string, unknown>, secret: Uint8Array, alg = 'HS256') =>
  new SignJWT(payload).setProtectedHeader({ alg }).sign(secret);
const ownSecret = () => loadSecret(sandbox.db, secureRandom);

/** Tokens that every call must refuse, each with its fault. */
const BAD_TOKENS: [string, () => string | undefined | Promise<string | undefined>][] = [
  ['no token', () => undefined],
  ['text that is no token', () => 'letmein'],
  ['a token without a signature', () => new UnsecuredJWT({ ...claims, ...times }).encode()],
  [
    'a token of another secret',
    () => signed({ ...claims, ...times }, crypto.getRandomValues(new Uint8Array(32))),
  ],
  [
    'a token of another algorithm',
    async () => {
      const long = new Uint8Array(64);
      long.set(await ownSecret());
      return signed({ ...claims, ...times }, long, 'HS512');
    },
  ],
  [
    'a token whose person was changed',
    async () => {
      const [head, , signature] = (await sandbox.context.tokens.session(DATER)).split('.');
      const body = btoa(JSON.stringify({ ...claims, ...times })).replaceAll('=', '');
      return [head, body, signature].join('.');
    },
  ],
  ['a token that never ends', async () => signed({ ...claims, iat: seconds }, await ownSecret())],
  [
    'a token of another issuer',
    async () => signed({ ...claims, ...times, iss: 'elsewhere' }, await ownSecret()),
  ],
  [
    'a token whose person is no number',
    async () => signed({ ...claims, ...times, sub: 'admin' }, await ownSecret()),
  ],
  ['a chat token', () => sandbox.context.tokens.chat(ADMIN)],
  [
    'a token of a streaming room',
    () => sandbox.context.tokens.streaming({ id: ADMIN, sessionVersion: 0 }, 'event-12'),
  ],
  [
    'a phone’s proof',
    () => sandbox.context.tokens.phoneProof({ userId: ADMIN, phone: '+12125550100' }),
  ],
  [
    'a session that is over',
    () =>
      sandbox.context.tokens.session(ADMIN, { since: new Date(NOW.getTime() - 12 * HOUR * 1000) }),
  ],
  ['a session of an unknown user', () => sandbox.context.tokens.session(999)],
  ['a session of a user who never signed up', () => sandbox.context.tokens.session(newcomerId)],
];

describe.each(guarded)('$method $path', (call) => {
  it.each(BAD_TOKENS)('is closed to %s', async (_what, token) => {
    expect(await send(call, await token())).toEqual(failed(401, messages.signInAgain));
  });
});

describe('GET /users/me', () => {
  it('returns the user, with absolute URLs of pictures', async () => {
    const token = await sandbox.context.tokens.session(ADMIN);
    const { status, body } = await sandbox.call('GET', '/users/me', { token });
    expect(status).toBe(200);
    expect(body).toEqual(User.parse(body));
    expect(body).toMatchObject({
      id: ADMIN,
      admin: true,
      profileImage: 'http://sandbox.test/pictures/portraits/021.jpg',
    });
  });

  it('returns each user the own account', async () => {
    const { jwt } = await sandbox.signUp({ phoneNumber: '+12125550151', email: 'b@example.com' });
    const { body } = await sandbox.call('GET', '/users/me', { token: jwt });
    expect(body).toMatchObject({ phoneNumber: '+12125550151' });
    expect(JSON.stringify(body)).not.toContain(PHONE);
  });
});

describe('a session', () => {
  const closedTo = async (token: string) => {
    const statuses = await Promise.all(
      guarded.map(async (call) => (await send(call, token)).status),
    );
    return new Set(statuses);
  };

  it('is refused once its user is deleted', async () => {
    const token = await sandbox.context.tokens.session(IDS.bystander);
    await sandbox.db.delete(users).where(eq(users.id, IDS.bystander));
    expect(await closedTo(token)).toEqual(new Set([401]));
  });

  it('lasts for twelve hours, to the second', async () => {
    const token = await sandbox.context.tokens.session(ADMIN);
    const me = async () => (await sandbox.call('GET', '/users/me', { token })).status;
    sandbox.advance(12 * HOUR - 1);
    expect(await me()).toBe(200);
    sandbox.advance(1);
    expect(await closedTo(token)).toEqual(new Set([401]));
  });
});
