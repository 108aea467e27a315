import { hostSignUpRequest } from '@perigee/api/fixtures';
import { Session, User, type HostSignUpRequest } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hostInvitations, hosts } from '../src/db/schema/hosts.ts';
import { users } from '../src/db/schema/users.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { hosting } from '../src/states/events.ts';
import { accepted } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { hostServerMessages } from '../src/hosts/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const { uuid, email, password, phoneNumber } = hostSignUpRequest;
const OTHER_UUID = '7d3c9e58-21fa-4b86-8e0f-c45a1b7d2e69';
const HOUR_SECONDS = 60 * 60;

const sandbox = await testSandbox();
beforeEach(async () => {
  const expiresAt = new Date(NOW.getTime() + HOUR_SECONDS * 1000);
  await sandbox.db.insert(hostInvitations).values([
    { uuid, level: '3', expiresAt },
    { uuid: OTHER_UUID, level: '1', expiresAt },
  ]);
});

const send = (token: string | undefined, change: Partial<HostSignUpRequest> = {}) =>
  sandbox.call('POST', '/auth/signup/host', { body: { ...hostSignUpRequest, ...change }, token });

/** Verifies the phone of the form, and sends the form. */
const signUp = async (change: Partial<HostSignUpRequest> = {}) =>
  send((await sandbox.prove(change.phoneNumber ?? phoneNumber)).jwt, change);

/** Another host with another invitation. */
const ANOTHER = { uuid: OTHER_UUID, email: 'other@example.com', phoneNumber: '+12125550144' };

const logIn = (body: object) =>
  sandbox.call('POST', '/auth/login', { body: { authMethod: 'Password', ...body } });

const meOf = async (jwt: string) => {
  const { body } = await sandbox.call('GET', '/users/me', { token: jwt });
  expect(body).toEqual(User.parse(body));
  return body as User;
};

const hostCount = () => sandbox.db.$count(hosts);

describe('the sign-up of a host', () => {
  it('makes a host who is signed in and not on the waitlist', async () => {
    const { status, body } = await signUp();
    expect(status).toBe(200);
    const { userId, jwt } = Session.parse(body);
    expect(await meOf(jwt)).toMatchObject({
      id: userId,
      name: 'Noor Haddad',
      firstName: 'Noor',
      lastName: 'Haddad',
      email,
      phoneNumber,
      admin: false,
      waitlist: false,
      waitlistStatus: 'yes',
      Host: {
        id: expect.any(Number) as number,
        name: 'Moonlit Evenings',
        logo: null,
        linkId: 'moonlit-evenings',
        level: '3',
      },
    });
  });

  it('lets the host sign in by the password afterwards, and by no other', async () => {
    const { userId } = Session.parse((await signUp()).body);
    expect(await logIn({ email, password })).toMatchObject({ status: 200, body: { userId } });
    expect((await logIn({ email, password: `${password}x` })).status).toBe(422);
  });

  it('takes an invitation in capitals, and texts without the spaces around them', async () => {
    const { body } = await signUp({ uuid: uuid.toUpperCase(), name: ' Moonlit ', lastName: 'H ' });
    const me = await meOf(Session.parse(body).jwt);
    expect(me).toMatchObject({ name: 'Noor H', Host: { name: 'Moonlit' } });
  });

  it('completes the account of the proven phone', async () => {
    const { id, jwt } = await sandbox.prove(phoneNumber);
    expect((await send(jwt)).body).toMatchObject({ userId: id });
  });

  it('gives hosts of one name link ids of their own', async () => {
    await insertPeople(sandbox.db, [
      hosting({ Host: { id: 1, name: 'M', linkId: 'Moonlit-Evenings', level: '1' } }, NOW),
    ]);
    const replies = await Promise.all([signUp(), signUp(ANOTHER)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const linkIds = await sandbox.db.select({ linkId: hosts.linkId }).from(hosts);
    expect(new Set(linkIds.map(({ linkId }) => linkId))).toEqual(
      new Set(['Moonlit-Evenings', 'moonlit-evenings-2', 'moonlit-evenings-3']),
    );
  });
});

describe('an invitation', () => {
  const invalid = failed(422, hostServerMessages.invitationInvalid);

  it('is good once', async () => {
    await signUp();
    expect(await signUp({ ...ANOTHER, uuid })).toEqual(invalid);
    expect(await hostCount()).toBe(1);
  });

  it('makes one host of several requests at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        signUp({ email: `host${index}@example.com`, phoneNumber: `+1212555015${index}` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(await hostCount()).toBe(1);
    expect(await sandbox.db.$count(users, eq(users.completedSignup, true))).toBe(1);
  });

  it('is good until it expires', async () => {
    sandbox.advance(HOUR_SECONDS - 1);
    expect((await signUp()).status).toBe(200);
    sandbox.advance(1);
    expect(await signUp(ANOTHER)).toEqual(invalid);
  });

  it.each(['3f1b0c52-93a7-4d3e-8f4a-2b9d5c7e1a60', 'letmein', `${uuid}0`, "x'--"])(
    'is refused if it does not exist: %s',
    async (unknown) => {
      expect(await signUp({ uuid: unknown })).toEqual(invalid);
    },
  );

  it('is not used up by a sign-up that fails', async () => {
    await insertPeople(sandbox.db, [accepted({ email: email.toUpperCase() }, NOW)]);
    const { jwt } = await sandbox.prove(phoneNumber);
    expect(await send(jwt)).toEqual(failed(409, serverMessages.emailTaken));
    expect(await hostCount()).toBe(0);
    expect((await send(jwt, { email: 'free@example.com' })).status).toBe(200);
  });

  it('does not open the account of a phone that has one', async () => {
    const { id: userId } = accepted({ phoneNumber }, NOW).user;
    await insertPeople(sandbox.db, [accepted({ phoneNumber }, NOW)]);
    const earlier = await sandbox.context.tokens.phoneProof({ userId, phone: phoneNumber });
    expect(await send(earlier)).toEqual(failed(409, serverMessages.phoneTaken));
    expect((await logIn({ email, password })).status).toBe(422);
    expect((await signUp({ phoneNumber: '+12125550145' })).status).toBe(200);
  });
});

describe('the phone of a host', () => {
  const notVerified = (status: number) => failed(status, serverMessages.phoneNotVerified);

  /** Neither an account nor a host exists, and both invitations are still good. */
  const expectNothingWritten = async () => {
    expect(await hostCount()).toBe(0);
    expect(await sandbox.db.$count(users, eq(users.completedSignup, true))).toBe(0);
    expect(await sandbox.db.$count(hostInvitations, isNull(hostInvitations.usedAt))).toBe(2);
  };

  it('must be proven', async () => {
    expect(await send(undefined)).toEqual(notVerified(401));
    await expectNothingWritten();
  });

  it('is not proven by a session', async () => {
    const { jwt } = await sandbox.signUp();
    expect(await send(jwt)).toEqual(notVerified(401));
    expect(await hostCount()).toBe(0);
  });

  it('is not proven by the proof of another phone', async () => {
    const { jwt } = await sandbox.prove(ANOTHER.phoneNumber);
    expect(await send(jwt)).toEqual(notVerified(422));
    await expectNothingWritten();
  });

  it('is proven for a quarter of an hour', async () => {
    const { jwt } = await sandbox.prove(phoneNumber);
    sandbox.advance(15 * 60 + 1);
    expect(await send(jwt)).toEqual(notVerified(401));
    await expectNothingWritten();
  });

  it('is refused if its account was deleted since', async () => {
    const { jwt, id } = await sandbox.prove(phoneNumber);
    await sandbox.db.delete(users).where(eq(users.id, id));
    expect(await send(jwt)).toEqual(failed(401, messages.signInAgain));
    await expectNothingWritten();
  });

  it('makes one host per proof, whatever the invitations', async () => {
    const { jwt } = await sandbox.prove(phoneNumber);
    const replies = await Promise.all([send(jwt), send(jwt, { ...ANOTHER, phoneNumber })]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await hostCount()).toBe(1);
  });
});
