import { signUpRequest } from '@perigee/api/fixtures';
import { ApplicationStatus, Session, User, WaitlistEntry } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../src/db/schema/users.ts';
import { waitlistEntries } from '../src/db/schema/waitlist.ts';
import { failed, PHONE, testSandbox } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const sandbox = await testSandbox();

const send = (token: string | undefined, change: Record<string, unknown> = {}) =>
  sandbox.call('POST', '/auth/signup', { token, body: { ...signUpRequest, ...change } });

const OTHER_PHONE = '+12125550143';

describe('signing up', () => {
  it('answers with a session that works at once', async () => {
    const { jwt } = await sandbox.prove(PHONE);
    const reply = await send(jwt);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(Session.parse(reply.body));
    const session = reply.body as Session;

    const me = await sandbox.call('GET', '/users/me', { token: session.jwt });
    expect(me.body).toEqual(User.parse(me.body));
    expect(me.body).toMatchObject({
      id: session.userId,
      name: 'Marisol Vega',
      firstName: 'Marisol',
      lastName: 'Vega',
      email: signUpRequest.email,
      phoneNumber: PHONE,
      instagramLink: signUpRequest.instagramLink,
      timestamp: signUpRequest.timestamp,
      authMethod: 'Phone',
      waitlist: true,
      waitlistStatus: 'pending',
      profileImage: null,
    });
  });

  it('puts the user on the waitlist, with the account as the first activity', async () => {
    const { jwt } = await sandbox.signUp();
    const entry = await sandbox.call('GET', '/waitlist/me', { token: jwt });
    expect(entry.body).toEqual(WaitlistEntry.parse(entry.body));
    expect(entry.body).toEqual({ position: 1, membershipType: 'general' });

    const status = await sandbox.call('GET', '/application-status/me', { token: jwt });
    expect(status.body).toEqual(ApplicationStatus.parse(status.body));
    const done = (status.body as ApplicationStatus).activities.filter(({ completed }) => completed);
    expect(done).toEqual([{ action: 'CREATE_ACCOUNT', completed: true }]);
  });

  it('keeps a referral code', async () => {
    await sandbox.signUp({ referralCode: 'SUMMER' });
    const [row] = await sandbox.db.select().from(users);
    expect(row?.referralCode).toBe('SUMMER');
  });

  it('wants a proven phone', async () => {
    expect(await send(undefined)).toEqual(failed(401, serverMessages.phoneNotVerified));
  });

  it('refuses a session where a proof is wanted', async () => {
    const { jwt } = await sandbox.signUp();
    expect((await send(jwt)).status).toBe(401);
  });

  it('refuses a proof after a quarter of an hour', async () => {
    const { jwt } = await sandbox.prove(PHONE);
    sandbox.advance(15 * 60 + 1);
    expect((await send(jwt)).status).toBe(401);
  });

  it('refuses the proof of another phone', async () => {
    const { jwt } = await sandbox.prove(OTHER_PHONE);
    expect(await send(jwt)).toEqual(failed(422, serverMessages.phoneNotVerified));
  });

  it('refuses the proof of a deleted user', async () => {
    const { jwt, id } = await sandbox.prove(PHONE);
    await sandbox.db.delete(users).where(eq(users.id, id));
    expect(await send(jwt)).toEqual(failed(401, messages.signInAgain));
  });

  it('refuses the email of another user, also in capitals', async () => {
    await sandbox.signUp({ phoneNumber: OTHER_PHONE });
    const { jwt } = await sandbox.prove(PHONE);
    const shouted = { email: signUpRequest.email.toUpperCase() };
    expect(await send(jwt, shouted)).toEqual(failed(409, serverMessages.emailTaken));
    // The refused request stored nothing, so another address still works.
    expect((await send(jwt, { email: 'other@example.com' })).status).toBe(200);
  });

  it('changes nothing when it is sent again', async () => {
    const { jwt } = await sandbox.prove(PHONE);
    await send(jwt);
    const again = await send(jwt, { firstName: 'Mallory', email: 'mallory@example.com' });
    expect(again).toEqual(failed(409, serverMessages.phoneTaken));
    const [row] = await sandbox.db.select().from(users);
    expect(row).toMatchObject({ firstName: 'Marisol', email: signUpRequest.email });
  });

  it('makes one account of ten requests at the same moment', async () => {
    const { jwt } = await sandbox.prove(PHONE);
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(jwt)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await sandbox.db.select().from(users)).toHaveLength(1);
    expect(await sandbox.db.select().from(waitlistEntries)).toHaveLength(1);
  });

  it('gives an email that two users request at the same moment to one of them', async () => {
    const first = await sandbox.prove(PHONE);
    const second = await sandbox.prove(OTHER_PHONE);
    const replies = await Promise.all([
      send(first.jwt),
      send(second.jwt, { phoneNumber: OTHER_PHONE }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
