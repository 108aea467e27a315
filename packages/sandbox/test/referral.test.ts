import { signUpRequest } from '@perigee/api/fixtures';
import { MyReferrer, ReferralReply, type User } from '@perigee/api/zod';
import { beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../src/db/database.ts';
import { freeInviteCode } from '../src/referral/invite-code.ts';
import { insertPeople, type NewPerson } from '../src/seed/insert.ts';
import { accepted, waiting } from '../src/states/people.ts';
import { failed, NOW, PHONE, testSandbox } from './harness.ts';
import { referralServerMessages } from '../src/referral/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const [DATER, OWNER, OTHER] = [1001, 1002, 1003];
const [CODE, OTHERS, OWN] = ['K7QWM3XP', 'B4NHT9RZ', 'MMMM2222'];
const HOUR = 60 * 60;

const sandbox = await testSandbox();
let token: string;
beforeEach(async () => {
  token = await sandbox.context.tokens.session(DATER);
  const withCode = (person: NewPerson, inviteReferralCode: string): NewPerson => ({
    ...person,
    user: { ...person.user, inviteReferralCode },
  });
  const member = (id: number) => {
    const email = `${id}@example.com`;
    return accepted({ id, email, username: `m_${id}`, phoneNumber: `+1646555${id}` }, NOW);
  };
  const dater = waiting({ id: DATER, phoneNumber: '+16465551001', email: 'd@example.com' }, NOW);
  await insertPeople(sandbox.db, [
    withCode(dater, OWN),
    withCode(member(OWNER), CODE),
    withCode(member(OTHER), OTHERS),
  ]);
});

const apply = (code: string, as = token) =>
  sandbox.call('PATCH', `/users/invite/${encodeURIComponent(code)}`, { token: as });
const me = async (as = token) =>
  (await sandbox.call('GET', '/users/me', { token: as })).body as User;
const referrerOf = async (as = token) => {
  const { status, body } = await sandbox.call('GET', '/users/me/referrer', { token: as });
  expect(status).toBe(200);
  expect(body).toEqual(MyReferrer.parse(body));
  return (body as MyReferrer).referrer;
};
const hasInvited = async (userId: number) => {
  const user = await me(await sandbox.context.tokens.session(userId));
  return user.applicationStatuses.find(({ action }) => action === 'INVITE_FRIEND')?.completed;
};
const ACCEPTED = { status: 200, body: { data: { accepted: true } } };
const NOT_ACCEPTED = { status: 200, body: { data: { accepted: false } } };

describe('a referral code', () => {
  it('is accepted: its owner is the referrer, and has invited a friend', async () => {
    const reply = await apply(CODE);
    expect(reply).toMatchObject(ACCEPTED);
    expect(reply.body).toEqual(ReferralReply.parse(reply.body));
    expect(await referrerOf()).toEqual({
      id: OWNER,
      name: 'Idris',
      username: `m_${OWNER}`,
      profileImage: 'http://sandbox.test/pictures/portraits/021.jpg',
      isVerifiedAccount: false,
    });
    expect(await hasInvited(OWNER)).toBe(true);
    expect(await hasInvited(DATER)).toBe(false);
  });

  it('gives no user points', async () => {
    await apply(CODE);
    expect(await sandbox.db.select().from(schema.pointEntries)).toEqual([]);
  });

  it('updates the open pages of both users', async () => {
    await apply(CODE);
    const pushed = sandbox.pushes.map(({ event, userId }) => `${event} ${userId}`);
    expect(pushed.toSorted()).toEqual([
      `featuresUpdate ${DATER}`,
      `featuresUpdate ${OWNER}`,
      `profileUpdate ${DATER}`,
      `profileUpdate ${OWNER}`,
    ]);
    const { data } = sandbox.pushes.find(
      ({ event, userId }) => event === 'featuresUpdate' && userId === OWNER,
    ) ?? { data: undefined };
    expect(data).not.toContain('INVITE_FRIEND');
  });

  it.each([CODE.toLowerCase(), ` ${CODE} `])('is the same written as "%s"', async (code) => {
    expect(await apply(code)).toMatchObject(ACCEPTED);
  });

  it('is accepted again, and changes nothing more', async () => {
    await apply(CODE);
    sandbox.pushes.length = 0;
    expect(await apply(CODE)).toMatchObject(ACCEPTED);
    expect(sandbox.pushes).toEqual([]);
  });

  it.each(['NOBODY22', 'x', '%', '_', 'a b', "x'--", '../me', 'x'.repeat(64)])(
    'that no user has is not accepted: %j',
    async (code) => {
      expect(await apply(code)).toMatchObject(NOT_ACCEPTED);
      expect(await referrerOf()).toBeNull();
    },
  );

  it('that is longer than any code is refused', async () => {
    expect(await apply('x'.repeat(65))).toEqual(
      failed(422, serverMessages.fieldMalformed('referralCode')),
    );
  });

  it('of the user’s own is refused', async () => {
    expect(await apply(OWN)).toEqual(failed(422, referralServerMessages.ownCode));
    expect(await referrerOf()).toBeNull();
  });

  it('of a second user is refused', async () => {
    await apply(CODE);
    expect(await apply(OTHERS)).toEqual(failed(409, referralServerMessages.alreadyReferred));
    expect(await referrerOf()).toMatchObject({ id: OWNER });
    expect(await hasInvited(OTHER)).toBe(false);
  });

  it('is the only one accepted of two at the same moment', async () => {
    const replies = await Promise.all([apply(CODE), apply(OTHERS), apply(CODE), apply(OTHERS)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2);
    const referrer = await referrerOf();
    expect(await hasInvited(OWNER)).toBe(referrer?.id === OWNER);
    expect(await hasInvited(OTHER)).toBe(referrer?.id === OTHER);
  });

  it('can be exchanged by two users at the same moment', async () => {
    const other = await sandbox.context.tokens.session(OTHER);
    const replies = await Promise.all([apply(OTHERS), apply(OWN, other)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('can be replaced once the account of its owner is deleted', async () => {
    await apply(CODE);
    await sandbox.call('DELETE', '/users/me', {
      token: await sandbox.context.tokens.session(OWNER),
    });
    expect(await referrerOf()).toBeNull();
    expect(await apply(OTHERS)).toMatchObject(ACCEPTED);
  });
});

describe('guessing', () => {
  const guess = (times: number) =>
    Promise.all(Array.from({ length: times }, (_, index) => apply(`GUESS${index}`)));

  it('is refused after ten codes that were not accepted, for an hour', async () => {
    const replies = await guess(14);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4);
    const refused = await apply(CODE);
    expect(refused).toEqual(failed(429, referralServerMessages.tooManyTries));
    expect(refused.headers.get('retry-after')).toBe(String(HOUR));
    sandbox.advance(HOUR);
    expect(await apply(CODE)).toMatchObject(ACCEPTED);
  });

  it('of one user does not limit other users', async () => {
    await guess(10);
    const other = await sandbox.context.tokens.session(OTHER);
    expect(await apply(CODE, other)).toMatchObject(ACCEPTED);
  });

  it('restarts its count once a code was accepted', async () => {
    await guess(9);
    await apply(CODE);
    const replies = await guess(10);
    expect(replies.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('signing up', () => {
  it('with a good code makes its owner the referrer, and updates the owner’s open pages', async () => {
    const { jwt } = await sandbox.signUp({ referralCode: CODE.toLowerCase() });
    expect(await referrerOf(jwt)).toMatchObject({ id: OWNER });
    expect(await hasInvited(OWNER)).toBe(true);
    expect(sandbox.pushes.map(({ event, userId }) => `${event} ${userId}`)).toEqual([
      `profileUpdate ${OWNER}`,
      `featuresUpdate ${OWNER}`,
    ]);
  });

  it.each(['SUMMER', 'x'.repeat(64), '%'])(
    'with the bad code %s succeeds without a referrer',
    async (referralCode) => {
      const { jwt } = await sandbox.signUp({ referralCode });
      expect(await referrerOf(jwt)).toBeNull();
      expect(sandbox.pushes).toEqual([]);
    },
  );

  it('that fails creates no referral', async () => {
    const { jwt } = await sandbox.prove(PHONE);
    const body = { ...signUpRequest, email: 'd@example.com', referralCode: CODE };
    expect((await sandbox.call('POST', '/auth/signup', { token: jwt, body })).status).toBe(409);
    expect(await hasInvited(OWNER)).toBe(false);
    expect(sandbox.pushes).toEqual([]);
  });

  it('gives each user a unique code, which works', async () => {
    const { jwt } = await sandbox.signUp();
    const { inviteReferralCode } = await me(jwt);
    expect(inviteReferralCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await apply(inviteReferralCode ?? '')).toMatchObject(ACCEPTED);
  });

  it('gives a code that is free, also where the bytes never change', async () => {
    const fixed = (length: number) => new Uint8Array(length).fill(255);
    const codes: string[] = [];
    for (let id = 1; id <= 70; id++) {
      const inviteReferralCode = await freeInviteCode(sandbox.db, fixed);
      codes.push(inviteReferralCode);
      await sandbox.db
        .insert(schema.users)
        .values({ id, phoneNumber: `+1${id}`, createdAt: NOW, inviteReferralCode });
    }
    expect(new Set(codes).size).toBe(70);
    expect(codes[0]).toBe('ZZZZZZZZ');
  });
});
