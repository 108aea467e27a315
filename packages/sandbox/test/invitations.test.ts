import { EventInvitationReply } from '@perigee/api/zod';
import { limits } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schema } from '../src/db/database.ts';
import { insertPeople, type NewEvent } from '../src/seed/insert.ts';
import {
  ADMIN,
  guest,
  HOST,
  MAN,
  OTHER_HOST,
  putEvening,
  ticketSandbox,
  updatedPages,
  WOMAN,
} from './evenings.ts';
import { failed, NOW } from './harness.ts';
import { profileServerMessages } from '../src/profile/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';
import { ticketServerMessages } from '../src/tickets/server-messages.ts';

const server = ticketServerMessages;
const DAY_S = 24 * 60 * 60;
const HALF_HOUR_S = 30 * 60;

const { sandbox, calls } = await ticketSandbox();

const lookingFor = (gender: string) => ({ genders: [gender], minAge: null, maxAge: null });
const invited = (count: number) => ({ status: 200, body: { invited: count } });
const reservedPage = async () =>
  ((await calls.reserve(MAN)).body as { sessionId: string }).sessionId;
const MAIL = 'You are invited to Rooftop Speed Dating: Thu 31 Dec, 7:00 AM.';

const CLOSED: [string, Partial<NewEvent>, string][] = [
  ['that is over', { endTime: NOW }, 'This event is over'],
  ['that is completed', { status: 'completed' }, 'This event is over'],
  ['that is cancelled', { status: 'archived' }, 'Cancelled'],
];

describe('applying to an event', () => {
  it.each(['created', 'updated', 'started'] as const)(
    'puts the user on the list of an event that is %s, without a ticket',
    async (status) => {
      await putEvening(sandbox, { status });
      const reply = await calls.invite(MAN);
      expect(reply).toMatchObject(invited(1));
      expect(EventInvitationReply.parse(reply.body)).toEqual(reply.body);
      expect(await sandbox.db.select().from(schema.eventSignups)).toMatchObject([
        { userId: MAN, status: 'applied', side: 'left', priceCents: 0, heldUntil: null },
      ]);
      expect((await calls.upcoming(MAN)).body).toEqual([]);
    },
  );

  it('takes no ticket from other users', async () => {
    await putEvening(sandbox, { leftTickets: 1 });
    await insertPeople(sandbox.db, [guest(103)]);
    await calls.invite(MAN);
    expect((await calls.reserve(103)).status).toBe(200);
  });

  it('counts once, also at the same moment', async () => {
    await putEvening(sandbox);
    const replies = await Promise.all([1, 2, 3, 4].map(() => calls.invite(MAN)));
    const counts = replies.map(({ body }) => (body as EventInvitationReply).invited);
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
    // The host sees the applicant without a reload.
    expect(updatedPages(sandbox)).toEqual([HOST]);
  });

  it('changes nothing for a guest', async () => {
    await putEvening(sandbox);
    await calls.give(HOST, MAN);
    expect(await calls.invite(MAN)).toMatchObject(invited(0));
    expect((await calls.upcoming(MAN)).body).toHaveLength(1);
  });

  it('replaces a reservation whose hold has ended', async () => {
    await putEvening(sandbox);
    const page = await reservedPage();
    sandbox.advance(HALF_HOUR_S - 1);
    expect(await calls.invite(MAN)).toMatchObject(invited(0));
    sandbox.advance(1);
    expect(await calls.invite(MAN)).toMatchObject(invited(1));
    expect(
      await sandbox.db.select().from(schema.eventSignups).orderBy(schema.eventSignups.id),
    ).toMatchObject([
      { status: 'cancelled', checkoutSessionId: page },
      { status: 'applied', checkoutSessionId: null, heldUntil: null, priceCents: 0 },
    ]);
    expect(await sandbox.payments.checkoutStatus(page)).toBe('expired');
  });

  it('leaves the ticket to a user who paid for it before its hold ended', async () => {
    await putEvening(sandbox);
    sandbox.payments.pay(await reservedPage());
    sandbox.advance(HALF_HOUR_S);
    expect(await calls.invite(MAN)).toMatchObject(invited(0));
    expect((await calls.upcoming(MAN)).body).toHaveLength(1);
  });

  it('has no effect for the host and for the bachelorette', async () => {
    await putEvening(sandbox, { bacheloretteUserId: WOMAN });
    expect(await calls.invite(HOST)).toMatchObject(invited(0));
    expect(await calls.invite(WOMAN)).toMatchObject(invited(0));
    expect(await sandbox.db.$count(schema.eventSignups)).toBe(0);
  });

  it.each(CLOSED)('is refused of an event %s', async (_which, change, message) => {
    await putEvening(sandbox, change);
    expect(await calls.invite(MAN)).toEqual(failed(409, message));
  });

  it('does not find an event in review, or an unknown event', async () => {
    await putEvening(sandbox, { status: 'pending' });
    for (const event of [12, 999]) {
      expect(await calls.invite(MAN, {}, event)).toEqual(failed(404, serverMessages.eventNotFound));
    }
  });
});

describe('inviting people', () => {
  it.each([
    ['the host', HOST],
    ['an admin', ADMIN],
  ])('mails the users that %s names', async (_who, by) => {
    await putEvening(sandbox);
    expect(await calls.invite(by, { userIds: [MAN, WOMAN, MAN] })).toMatchObject(invited(2));
    expect(await calls.mailsTo(MAN)).toEqual([MAIL]);
    const [mail] = await sandbox.context.outbox.read(`guest.${WOMAN}@example.com`);
    expect(mail?.link).toBe('http://web.test/events/rooftop-speed-dating-new-york-12');
    expect(await sandbox.db.$count(schema.eventSignups)).toBe(0);
  });

  it.each([
    ['another host', OTHER_HOST],
    ['a dater', MAN],
  ])('is not for %s', async (_who, by) => {
    await putEvening(sandbox);
    for (const body of [{ userIds: [WOMAN] }, { all: true }]) {
      expect(await calls.invite(by, body)).toEqual(failed(403, serverMessages.eventHostOnly));
    }
    expect(await calls.mailsTo(WOMAN)).toEqual([]);
  });

  it('leaves out users on the list, the host and the bachelorette', async () => {
    await putEvening(sandbox, { bacheloretteUserId: WOMAN });
    await calls.invite(MAN);
    expect(await calls.invite(HOST, { userIds: [MAN, WOMAN, HOST] })).toMatchObject(invited(0));
  });

  it('mails a user whose reservation was not paid in time', async () => {
    await putEvening(sandbox);
    await calls.reserve(MAN);
    sandbox.advance(HALF_HOUR_S - 1);
    expect(await calls.invite(HOST, { userIds: [MAN] })).toMatchObject(invited(0));
    sandbox.advance(1);
    expect(await calls.invite(HOST, { userIds: [MAN] })).toMatchObject(invited(1));
  });

  it('mails each user at most once a day', async () => {
    await putEvening(sandbox);
    await calls.invite(HOST, { userIds: [MAN] });
    sandbox.advance(DAY_S - 1);
    expect(await calls.invite(HOST, { userIds: [MAN, WOMAN] })).toMatchObject(invited(1));
    sandbox.advance(1);
    expect(await calls.invite(HOST, { userIds: [MAN] })).toMatchObject(invited(1));
    expect(await calls.mailsTo(MAN)).toEqual([MAIL, MAIL]);
  });

  it('mails each user once for several requests at the same moment', async () => {
    await putEvening(sandbox);
    await Promise.all([1, 2, 3, 4].map(() => calls.invite(HOST, { all: true })));
    expect(await calls.mailsTo(MAN)).toEqual([MAIL]);
  });

  it('of a host does not tell a hidden user from no user', async () => {
    await putEvening(sandbox);
    await sandbox.db.update(schema.users).set({ ignore: true }).where(eq(schema.users.id, WOMAN));
    expect(await calls.invite(HOST, { userIds: [MAN, WOMAN, 998] })).toEqual(
      failed(404, server.inviteesNotFound([WOMAN, 998])),
    );
    expect(await calls.invite(ADMIN, { userIds: [WOMAN] })).toMatchObject({ status: 200 });
  });

  it('of a limited number of users is possible in ten minutes', async () => {
    await putEvening(sandbox);
    const inviteFrom = (first: number, count: number) =>
      calls.invite(HOST, { userIds: Array.from({ length: count }, (_, index) => first + index) });
    for (const first of [5000, 5100, 5200]) {
      expect(await inviteFrom(first, 100)).toMatchObject({ status: 404 });
    }
    const tooMany = failed(429, profileServerMessages.tooManyProfiles);
    expect(await inviteFrom(5300, 1)).toEqual(tooMany);
    sandbox.advance(600);
    expect(await inviteFrom(5300, 1)).toMatchObject({ status: 404 });
  });

  it('names the unknown users, and mails no user', async () => {
    await putEvening(sandbox);
    expect(await calls.invite(HOST, { userIds: [MAN, 998, 999] })).toEqual(
      failed(404, server.inviteesNotFound([998, 999])),
    );
    expect(await calls.mailsTo(MAN)).toEqual([]);
  });

  it('is refused after ten requests, until an hour has passed', async () => {
    await putEvening(sandbox);
    for (let used = 0; used < 10; used++) {
      expect((await calls.invite(HOST, { userIds: [MAN] })).status).toBe(200);
    }
    const refused = await calls.invite(HOST, { userIds: [WOMAN] });
    expect(refused).toEqual(failed(429, server.tooManyInvitations));
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await calls.mailsTo(WOMAN)).toEqual([]);
    sandbox.advance(3600);
    expect(await calls.invite(HOST, { userIds: [WOMAN] })).toMatchObject(invited(1));
  });

  it.each(CLOSED)('is refused to an event %s', async (_which, change, message) => {
    await putEvening(sandbox, change);
    expect(await calls.invite(HOST, { all: true })).toEqual(failed(409, message));
  });

  it('is refused to an event in review', async () => {
    await putEvening(sandbox, { status: 'pending' });
    expect(await calls.invite(HOST, { all: true })).toEqual(failed(409, server.inReview));
  });

  it.each([
    ['both ways', { userIds: [MAN], all: true }, server.inviteOneWay],
    ['nobody', { userIds: [] }, serverMessages.fieldTooSmall('userIds', 1)],
    ['too many', { userIds: Array(101).fill(1) }, serverMessages.fieldTooBig('userIds', 100)],
    ['a name', { userIds: ['x'] }, serverMessages.fieldOfWrongType('userIds.0', 'a number')],
    ['not all', { all: false }, serverMessages.fieldNotOneOf('all', 'true')],
    ['a field too many', { emails: [] }, serverMessages.fieldUnknown('emails')],
  ])('is refused for %s', async (_what, body, message) => {
    await putEvening(sandbox);
    expect(await calls.invite(HOST, body)).toEqual(failed(422, message));
  });
});

describe('inviting all', () => {
  it('mails the accepted members of the city whom the event suits', async () => {
    await putEvening(sandbox);
    await insertPeople(sandbox.db, [
      guest(103, { userAddress: { locality: 'Toronto' } }),
      guest(104, { waitlistStatus: 'pending' }),
      guest(105, { birthdate: '2003-01-01' }),
      guest(106, { preference: lookingFor('M') }),
      guest(107, { preference: lookingFor('F') }),
      guest(108, { gender: 'non_binary' }),
    ]);
    expect(await calls.invite(HOST, { all: true })).toMatchObject(invited(3));
    for (const [userId, mails] of [
      [MAN, 1],
      [WOMAN, 1],
      [107, 1],
      [103, 0],
      [104, 0],
      [105, 0],
    ] as const) {
      expect([userId, (await calls.mailsTo(userId)).length]).toEqual([userId, mails]);
    }
    expect(await calls.invite(HOST, { all: true })).toMatchObject(invited(0));
  });

  it('follows the orientation of the event', async () => {
    await putEvening(sandbox, { tagIds: [2] });
    await insertPeople(sandbox.db, [
      guest(103, { gender: 'F', preference: lookingFor('F') }),
      guest(104, { gender: 'F', preference: lookingFor('M') }),
    ]);
    // The woman without a preference may come.
    expect(await calls.invite(HOST, { all: true })).toMatchObject(invited(2));
    expect(await calls.mailsTo(103)).toHaveLength(1);
    expect(await calls.mailsTo(104)).toEqual([]);
  });

  it('mails a limited number of users at once, and the others with the next call', async () => {
    await putEvening(sandbox);
    const all = limits.invitationsAtOnce;
    const crowd = Array.from({ length: all }, (_, index) => guest(2000 + index));
    await insertPeople(sandbox.db, crowd);
    expect(await calls.invite(HOST, { all: true })).toMatchObject(invited(all));
    expect(await calls.invite(HOST, { all: true })).toMatchObject(invited(2));
  });
});
