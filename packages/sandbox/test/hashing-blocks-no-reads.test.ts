import { hostSignUpRequest } from '@perigee/api/fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostInvitations } from '../src/db/schema/hosts.ts';
import { NOW, testSandbox } from './harness.ts';

const EMAIL = 'marisol@example.com';
const PASSWORD = 'staple battery horse';

const sandbox = await testSandbox();
const { context, call } = sandbox;
/** The session of another user, who reads. */
let session: string;

beforeEach(async () => {
  await sandbox.signUp({ email: EMAIL });
  const reader = { email: 'reader@example.com', phoneNumber: '+12125550188' };
  ({ jwt: session } = await sandbox.signUp(reader));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const readMe = () => call('GET', '/users/me', { token: session });

const resetWith = (token: string) =>
  call('POST', '/auth/reset-password', { body: { token, password: PASSWORD } });

/** A call that sets a password by a good link. */
async function goodReset() {
  await call('POST', '/auth/reset-password/email', { body: { email: EMAIL } });
  const [sent] = await context.outbox.read(EMAIL);
  const token = new URL(sent?.link ?? '').searchParams.get('token') ?? '';
  return { run: () => resetWith(token), status: 204 };
}

async function goodLogin() {
  await (await goodReset()).run();
  const body = { authMethod: 'Password', email: EMAIL, password: PASSWORD };
  return { run: () => call('POST', '/auth/login', { body }), status: 200 };
}

async function goodHostSignUp() {
  const { uuid, phoneNumber } = hostSignUpRequest;
  const expiresAt = new Date(NOW.getTime() + 1000);
  await sandbox.db.insert(hostInvitations).values({ uuid, level: '1', expiresAt });
  const { jwt: token } = await sandbox.prove(phoneNumber);
  const body = hostSignUpRequest;
  return { run: () => call('POST', '/auth/signup/host', { body, token }), status: 200 };
}

it.each([
  ['a new password', goodReset],
  ['a login', goodLogin],
  ['the sign-up of a host', goodHostSignUp],
])('others read while %s is hashed', async (_what, prepare) => {
  const { run, status } = await prepare();
  const { hash, matches } = context.passwords;
  const hold = Promise.withResolvers<undefined>();
  let isHashing = false;
  const held = async () => {
    isHashing = true;
    await hold.promise;
  };
  vi.spyOn(context.passwords, 'hash').mockImplementation(async (...args) => {
    await held();
    return hash(...args);
  });
  vi.spyOn(context.passwords, 'matches').mockImplementation(async (...args) => {
    await held();
    return matches(...args);
  });

  const hashed = run();
  await expect.poll(() => isHashing).toBe(true);
  let read = 0;
  // A write also clears what the database keeps of earlier reads.
  void call('PUT', '/users/me', { token: session, body: { interests: ['Chess'] } })
    .then(readMe)
    .then((reply) => (read = reply.status));
  await expect.poll(() => read).toBe(200);
  hold.resolve(undefined);
  expect((await hashed).status).toBe(status);
});
