import { coordinates, photoUpload, walletRequest } from '@perigee/api/fixtures';
import { User } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../src/db/schema/people.ts';
import { loadSecret } from '../src/tokens/secret.ts';
import { secureRandom } from '../src/random.ts';
import { applyProviderState } from '../src/states/provider-states.ts';
import { completeActivity } from '../src/waitlist/complete-activity.ts';
import { createTestSandbox, failed, NOW, PHONE, type TestSandbox } from './harness.ts';

const DATER = 1300;
const ADMIN = 1;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
beforeEach(async () => {
  await sandbox.reset();
  await applyProviderState(sandbox.context, 'a signed-in admin and an applicant', {
    adminId: ADMIN,
    userId: DATER,
    waitlistStatus: 'pending',
  });
  await completeActivity(sandbox.db, DATER, 'COMPLETE_PROFILE', NOW);
});
afterAll(() => sandbox.close());

const DECIDING: [string, string] = ['PUT', `/waitlist/${DATER}`];
const LISTING: [string, string] = ['GET', '/waitlist'];
const REPORTING: [string, string] = [
  'POST',
  '/v1/admin/analytics/downloads/users/active/missing-data',
];
const FOR_ADMINS = [DECIDING, LISTING, REPORTING];
const GUARDED: [method: string, path: string][] = [
  ['GET', '/users/me'],
  ['PUT', '/users/me'],
  ['DELETE', '/users/me'],
  ['GET', `/users/${DATER}/nfts`],
  ['GET', '/auth/magic-token'],
  ['GET', '/waitlist/me'],
  ['GET', '/application-status/me'],
  ['GET', '/events/dashboard'],
  ['GET', '/events/dashboard/past'],
  ['PUT', '/users/application'],
  ['GET', '/users/me/referrer'],
  ['PATCH', '/users/invite/NOBODY22'],
  LISTING,
  REPORTING,
  ['POST', '/images'],
  ['POST', '/accounts/social/tiktok/init'],
  ['POST', '/wallets'],
  ['GET', '/points/rewards/available'],
  ['POST', '/utils/location/reverse-geocode'],
  DECIDING,
];

/** What each address takes. */
const BODIES: Record<string, object> = {
  '/users/me': { gender: 'F' },
  [`/waitlist/${DATER}`]: { hNum: 3 },
  '/users/application': {},
  '/images': photoUpload,
  '/wallets': walletRequest,
  '/utils/location/reverse-geocode': coordinates,
};

const send = ([method, path]: [string, string], token: string | undefined) =>
  sandbox.call(method, path, { token, ...(method.startsWith('P') && { body: BODIES[path] }) });

const HOUR = 60 * 60;
const seconds = Math.floor(NOW.getTime() / 1000);
const claims = { iss: 'perigee-sandbox', aud: 'session', sub: String(ADMIN) };
const times = { iat: seconds, exp: seconds + HOUR };
const signed = (payload: Record<string, unknown>, secret: Uint8Array, alg = 'HS256') =>
  new SignJWT(payload).setProtectedHeader({ alg }).sign(secret);
const ownSecret = () => loadSecret(sandbox.db, secureRandom);

/** Tokens that must open nothing, each by what is wrong with it. */
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
    'a token of somebody else’s making',
    async () => signed({ ...claims, ...times, iss: 'elsewhere' }, await ownSecret()),
  ],
  [
    'a token whose person is no number',
    async () => signed({ ...claims, ...times, sub: 'admin' }, await ownSecret()),
  ],
  ['a chat token', () => sandbox.context.tokens.chat(ADMIN)],
  [
    'a token of a streaming room',
    () => sandbox.context.tokens.streaming({ userId: ADMIN, room: 'event-12' }),
  ],
  [
    'a phone’s proof',
    () => sandbox.context.tokens.phoneProof({ userId: ADMIN, phone: '+12125550100' }),
  ],
  [
    'a session that is over',
    () => sandbox.context.tokens.session(ADMIN, new Date(NOW.getTime() - 12 * HOUR * 1000)),
  ],
  ['a session of nobody', () => sandbox.context.tokens.session(999)],
  [
    'a session of somebody who never signed up',
    async () => {
      const { id } = await sandbox.prove('+12125550150');
      return sandbox.context.tokens.session(id);
    },
  ],
];

describe.each(GUARDED)('%s %s', (...call) => {
  it.each(BAD_TOKENS)('is closed to %s', async (_what, token) => {
    expect(await send(call, await token())).toEqual(failed(401, messages.server.signInAgain));
  });

  it('is closed once the person is gone', async () => {
    const token = await sandbox.context.tokens.session(ADMIN);
    await sandbox.db.delete(users).where(eq(users.id, ADMIN));
    expect((await send(call, token)).status).toBe(401);
  });

  it('is closed after twelve hours', async () => {
    const token = await sandbox.context.tokens.session(ADMIN);
    sandbox.advance(12 * HOUR - 1);
    expect((await send(call, token)).status).toBeLessThan(300);
    sandbox.advance(1);
    expect((await send(call, token)).status).toBe(401);
  });
});

describe('who may do what', () => {
  it.each(GUARDED.filter((call) => !FOR_ADMINS.includes(call)))(
    'a dater may %s %s',
    async (...call) => {
      const token = await sandbox.context.tokens.session(DATER);
      expect((await send(call, token)).status).toBeLessThan(300);
    },
  );

  it.each(FOR_ADMINS)('a dater may not %s %s', async (...call) => {
    const token = await sandbox.context.tokens.session(DATER);
    expect(await send(call, token)).toEqual(failed(403, messages.server.adminsOnly));
  });

  it('a dater may not decide, not even on themselves', async () => {
    const token = await sandbox.context.tokens.session(DATER);
    expect(await send(DECIDING, token)).toEqual(failed(403, messages.server.adminsOnly));
    expect(sandbox.pushes).toEqual([]);
  });

  it('a dater may not learn whether a body would have been right', async () => {
    const token = await sandbox.context.tokens.session(DATER);
    const reply = await sandbox.call('PUT', '/waitlist/nobody', { token, body: '{' });
    expect(reply).toEqual(failed(403, messages.server.adminsOnly));
  });

  it.each(FOR_ADMINS)('an admin may %s %s', async (...call) => {
    const token = await sandbox.context.tokens.session(ADMIN);
    expect((await send(call, token)).status).toBe(200);
  });
});

describe('GET /users/me', () => {
  it('gives the person, their pictures with whole addresses', async () => {
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

  it('gives each their own', async () => {
    const { jwt } = await sandbox.signUp({ phoneNumber: '+12125550151', email: 'b@example.com' });
    const { body } = await sandbox.call('GET', '/users/me', { token: jwt });
    expect(body).toMatchObject({ phoneNumber: '+12125550151' });
    expect(JSON.stringify(body)).not.toContain(PHONE);
  });
});
