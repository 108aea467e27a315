import { messages } from '@perigee/domain';
import { inArray } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { schema } from '../src/db/database.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { guest, HOST, MAN, putEvening, ticketSandbox, updatedPages } from './evenings.ts';
import { failed } from './harness.ts';

const LEAVING = Array.from({ length: 20 }, (_, index) => 300 + index);
const STAYING = Array.from({ length: 20 }, (_, index) => 400 + index);

const { sandbox, calls } = await ticketSandbox();

const erase = async (userId: number) =>
  sandbox.call('DELETE', '/users/me', { token: await sandbox.context.tokens.session(userId) });

// On a server the transactions really run at the same time: one that locks in another order deadlocks.
it('erases users who reserve a ticket at the same moment, and leaves none of their tickets', async () => {
  const tickets = LEAVING.length + STAYING.length;
  await putEvening(sandbox, { priceCents: 0, leftTickets: tickets, rightTickets: tickets });
  await insertPeople(
    sandbox.db,
    [...LEAVING, ...STAYING].map((id) => guest(id)),
  );
  const [reserved, erased, stayed] = await Promise.all([
    Promise.all(LEAVING.map((id) => calls.reserve(id))),
    Promise.all(LEAVING.map(erase)),
    Promise.all(STAYING.map((id) => calls.reserve(id))),
  ]);
  expect(erased.map(({ status }) => status)).toEqual(LEAVING.map(() => 204));
  // Who was erased first has no session any more.
  for (const { status } of reserved) expect([200, 401]).toContain(status);
  expect(stayed.map(({ status }) => status)).toEqual(STAYING.map(() => 200));
  const { eventSignups, users } = schema;
  const left = await sandbox.db.select({ userId: eventSignups.userId }).from(eventSignups);
  expect(left.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(STAYING);
  expect(await sandbox.db.$count(users, inArray(users.id, LEAVING))).toBe(0);
  expect(updatedPages(sandbox)).toContain(HOST);
});

it('refuses a request as signed out whose user is erased before it writes', async () => {
  await putEvening(sandbox, { priceCents: 0 });
  const token = await sandbox.context.tokens.session(MAN);
  const transaction = sandbox.db.transaction.bind(sandbox.db);
  vi.spyOn(sandbox.db, 'transaction').mockImplementationOnce(async (...args) => {
    expect((await sandbox.call('DELETE', '/users/me', { token })).status).toBe(204);
    return transaction(...args);
  });
  expect(await calls.reserve(MAN)).toEqual(failed(401, messages.signInAgain));
  expect(sandbox.logged).toEqual([]);
});
