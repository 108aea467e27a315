import { upcomingEvent } from '@perigee/api/fixtures';
import type { User } from '@perigee/api/zod';
import { beforeEach } from 'vitest';
import { insertEvents, insertPeople, type NewEvent } from '../src/seed/insert.ts';
import { hosting, upcoming } from '../src/states/events.ts';
import { accepted, admin } from '../src/states/people.ts';
import { NOW, testSandbox, type Call, type TestSandbox } from './harness.ts';

export const EVENT = upcomingEvent.id;
export const [ADMIN, HOST, OTHER_HOST, MAN, WOMAN] = [1, 11, 12, 101, 102];
export const HOUR_MS = 60 * 60 * 1000;

/** An accepted member of an age that most events of the tests are for. */
export const guest = (id: number, change: Partial<User> = {}) =>
  accepted(
    {
      id,
      firstName: `Guest${id}`,
      username: `guest_${id}`,
      email: `guest.${id}@example.com`,
      phoneNumber: `+1646${5_550_000 + id}`,
      birthdate: '1994-05-05',
      gender: 'M',
      userAddress: { locality: 'New York' },
      ...change,
    },
    NOW,
  );

/** Two hosts, an admin, a man and a woman. */
export async function putPeople({ db }: TestSandbox): Promise<void> {
  const host = { id: 2, name: 'Marco', logo: null, linkId: 'marco', level: '1' };
  const other = { id: OTHER_HOST, username: 'marco', email: 'marco@example.com', Host: host };
  await insertPeople(db, [
    admin({ id: ADMIN, waitlist: false }, NOW),
    hosting({ id: HOST, birthdate: '1990-01-01', gender: 'F' }, NOW),
    hosting({ ...other, phoneNumber: '+12125550199' }, NOW),
    guest(MAN),
    guest(WOMAN, { gender: 'F' }),
  ]);
}

/** An event of {@link HOST}, $35 a ticket unless `change` says otherwise. */
export const putEvening = ({ db }: TestSandbox, change: Partial<NewEvent> = {}) =>
  insertEvents(db, [upcoming(change, NOW)]);

/** The users whose open pages were updated, in order. */
export const updatedPages = ({ pushes }: TestSandbox): number[] =>
  pushes.filter(({ event }) => event === 'profileUpdate').map(({ userId }) => userId);

/** The calls of tickets, each made by the given user. */
export function ticketCalls(sandbox: TestSandbox) {
  const as = async (
    userId: number,
    [method, path]: [string, string],
    options: Omit<Call, 'token'> = {},
  ) =>
    sandbox.call(method, path, { ...options, token: await sandbox.context.tokens.session(userId) });
  return {
    reserve: (userId: number, options: Omit<Call, 'token'> = {}, event: number | string = EVENT) =>
      as(userId, ['POST', `/events/${event}/signup`], { body: {}, ...options }),
    give: (by: number, userId: number | string, event: number | string = EVENT) =>
      as(by, ['PUT', `/events/${event}/signup/${userId}`]),
    cancel: (by: number, userId: number | string, body: unknown = { refund: false }) =>
      as(by, ['DELETE', `/events/${EVENT}/users/${userId}`], { body }),
    invite: (by: number, body: unknown = {}, event: number | string = EVENT) =>
      as(by, ['POST', `/events/${event}/invite`], { body }),
    seen: (userId: number, event: number | string = EVENT) =>
      as(userId, ['POST', `/events/${event}/seen`]),
    upcoming: (userId: number) => as(userId, ['GET', '/events/dashboard']),
    past: (userId: number) => as(userId, ['GET', '/events/dashboard/past']),
    /** The texts of the mails to a guest, the latest first. */
    mailsTo: async (userId: number) =>
      (await sandbox.context.outbox.read(`guest.${userId}@example.com`)).map(({ text }) => text),
  };
}

/** The sandbox of a test file, with the users of {@link putPeople} before each test. */
export async function ticketSandbox(...options: Parameters<typeof testSandbox>) {
  const sandbox = await testSandbox(...options);
  beforeEach(() => putPeople(sandbox));
  return { sandbox, calls: ticketCalls(sandbox) };
}
