import { User, WaitlistUser } from '@perigee/api/zod';
import {
  decisionNotOpenMessage,
  WAITLIST_DECISIONS,
  WAITLIST_STATUSES,
  type WaitlistStatus,
} from '@perigee/domain/waitlist';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../src/db/schema/users.ts';
import { waitlistEntries } from '../src/db/schema/waitlist.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { admin, waiting } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const ADMIN = 1;
const [FIRST, SECOND, THIRD] = [101, 102, 103];

const sandbox = await testSandbox();
let adminToken: string;
beforeEach(async () => {
  adminToken = await sandbox.context.tokens.session(ADMIN);
  const joined = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
  const applicant = (id: number, minutes: number) =>
    waiting(
      { id, username: `dater_${id}`, email: `${id}@example.com`, phoneNumber: `+16465550${id}` },
      joined(minutes),
    );
  // The second and the third joined at the same moment.
  await insertPeople(sandbox.db, [
    admin({ id: ADMIN, waitlist: false }, joined(900)),
    applicant(THIRD, 10),
    applicant(SECOND, 10),
    applicant(FIRST, 20),
  ]);
});

const decide = (user: number | string, body: unknown, token = adminToken) =>
  sandbox.call('PUT', `/waitlist/${user}`, { body, token });
const positionOf = async (userId: number) => {
  const token = await sandbox.context.tokens.session(userId);
  const { body } = await sandbox.call('GET', '/waitlist/me', { token });
  return (body as { position: number | null }).position;
};
const setStatus = (userId: number, status: WaitlistStatus, hNum: number | null = null) =>
  sandbox.db
    .update(waitlistEntries)
    .set({ status, hNum })
    .where(eq(waitlistEntries.userId, userId));

describe('a position', () => {
  it('counts applicants who joined earlier, or at the same moment with a lower id', async () => {
    expect(await positionOf(FIRST)).toBe(1);
    expect(await positionOf(SECOND)).toBe(2);
    expect(await positionOf(THIRD)).toBe(3);
  });

  it('moves up when an applicant ahead is accepted or taken off the list', async () => {
    await setStatus(FIRST, 'pre-approved');
    await decide(FIRST, { waitlistStatus: 'yes', hNum: 4 });
    expect(await positionOf(THIRD)).toBe(2);
    await decide(SECOND, { waitlist: false });
    expect(await positionOf(THIRD)).toBe(1);
  });

  it('stays as it was at the moment of acceptance', async () => {
    await setStatus(SECOND, 'pre-approved');
    await decide(SECOND, { waitlistStatus: 'yes', hNum: 4 });
    expect(await positionOf(SECOND)).toBe(2);
    await decide(FIRST, { waitlist: false });
    expect(await positionOf(SECOND)).toBe(2);
  });

  it('is null for users who are not on the waitlist', async () => {
    expect(await positionOf(ADMIN)).toBeNull();
    await decide(SECOND, { waitlist: false });
    expect(await positionOf(SECOND)).toBeNull();
  });
});

describe('a decision', () => {
  const cases = WAITLIST_STATUSES.flatMap((from) =>
    WAITLIST_STATUSES.map((to): [WaitlistStatus, WaitlistStatus] => [from, to]),
  );

  const isOpen = ([from, to]: [WaitlistStatus, WaitlistStatus]) =>
    WAITLIST_DECISIONS[from].includes(to);

  it.each(cases.filter(isOpen))('is taken from %s to %s', async (from, to) => {
    await setStatus(FIRST, from);
    const reply = await decide(FIRST, { waitlistStatus: to, hNum: 7 });
    expect(reply).toMatchObject({ status: 200, body: { id: FIRST, waitlistStatus: to, hNum: 7 } });
  });

  it.each(cases.filter((decision) => !isOpen(decision)))(
    'is refused from %s to %s',
    async (from, to) => {
      await setStatus(FIRST, from);
      const reply = await decide(FIRST, { waitlistStatus: to, hNum: 7 });
      expect(reply).toEqual(failed(422, decisionNotOpenMessage(from, to)));
      expect(sandbox.pushes).toEqual([]);
    },
  );

  it.each<[WaitlistStatus, WaitlistStatus]>([
    ['pre-approved', 'yes'],
    ['database-pending', 'database-approved'],
  ])('from %s to %s wants an H#, now or from before', async (from, to) => {
    await setStatus(FIRST, from);
    expect(await decide(FIRST, { waitlistStatus: to })).toEqual(
      failed(422, serverMessages.hNumRequired),
    );
    await setStatus(FIRST, from, 3);
    const reply = await decide(FIRST, { waitlistStatus: to });
    expect(reply.body).toMatchObject({ waitlistStatus: to, hNum: 3 });
  });

  it('answers with the row of the admin’s table', async () => {
    const reply = await decide(FIRST, { waitlistStatus: 'maybe' });
    expect(reply.body).toEqual(WaitlistUser.parse(reply.body));
    expect(reply.body).toMatchObject({ id: FIRST, username: `dater_${FIRST}`, waitlist: true });
  });

  it('changes only what is sent', async () => {
    await decide(FIRST, { hNum: 9 });
    await decide(FIRST, { membershipType: 'founding-member' });
    const reply = await decide(FIRST, { waitlist: false });
    expect(reply.body).toMatchObject({
      waitlistStatus: 'pending',
      hNum: 9,
      membershipType: 'founding-member',
      waitlist: false,
    });
  });

  it.each([`dater_${FIRST}`, `DATER_${FIRST}`])(
    'finds the applicant by username: %s',
    async (name) => {
      expect((await decide(name, { hNum: 2 })).body).toMatchObject({ id: FIRST });
    },
  );

  it.each(['999', '0', '99999999999999999999', 'nobody', '%E0%A4%A', "x'--", 'x'.repeat(90)])(
    'does not find %s',
    async (user) => {
      expect(await decide(user, { hNum: 2 })).toEqual(
        failed(404, serverMessages.applicantNotFound),
      );
    },
  );

  it('does not find a user who did not complete sign-up', async () => {
    const { id } = await sandbox.prove('+12125550150');
    expect(await decide(id, { hNum: 2 })).toEqual(failed(404, serverMessages.applicantNotFound));
  });

  it('accepts once of several requests at the same moment', async () => {
    await setStatus(FIRST, 'pre-approved', 5);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => decide(FIRST, { waitlistStatus: 'yes' })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(sandbox.pushes).toHaveLength(1);
  });

  it('pushes the same user that the applicant would fetch', async () => {
    await setStatus(FIRST, 'pre-approved');
    await decide(FIRST, { waitlistStatus: 'yes', hNum: 7 });
    const token = await sandbox.context.tokens.session(FIRST);
    const me = await sandbox.call('GET', '/users/me', { token });
    expect(sandbox.pushes).toEqual([{ event: 'profileUpdate', userId: FIRST, data: me.body }]);
    expect(me.body).toEqual(User.parse(me.body));
    expect(me.body).toMatchObject({ waitlistStatus: 'yes', hNum: 7 });
  });

  it('keeps the rights of an admin who decides on the own entry', async () => {
    expect((await decide(ADMIN, { waitlist: true })).status).toBe(200);
    const [row] = await sandbox.db.select().from(users).where(eq(users.id, ADMIN));
    expect(row?.admin).toBe(true);
  });
});
