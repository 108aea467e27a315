import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../src/db/database.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { settleCheckout } from '../src/tickets/settle-checkout.ts';
import { EVENT, guest, putEvening, putPeople, ticketCalls } from './evenings.ts';
import { createTestSandbox, type TestSandbox } from './harness.ts';
import { TEST_SERVER } from './test-server.ts';

const BUYERS = 200;
const FIRST_BUYER = 1000;
const isMan = (index: number) => index % 2 === 0;

/** The embedded database, and the database of a server where the tests have one. */
const DATABASES: [name: string, server: string | null][] = [
  ['the embedded database', null],
  ...(TEST_SERVER === undefined
    ? []
    : [['a PostgreSQL server', TEST_SERVER] satisfies [string, string]]),
];

describe.each(DATABASES)('%s', (name, server) => {
  let sandbox: TestSandbox;
  let calls: ReturnType<typeof ticketCalls>;
  beforeAll(async () => {
    sandbox = await createTestSandbox({}, server);
    calls = ticketCalls(sandbox);
  });
  beforeEach(async () => {
    await sandbox.reset();
    await putPeople(sandbox);
    await insertPeople(
      sandbox.db,
      Array.from({ length: BUYERS }, (_, index) =>
        guest(FIRST_BUYER + index, { gender: isMan(index) ? 'M' : 'F' }),
      ),
    );
  });
  afterAll(() => sandbox.close());

  const soldOn = (side: 'left' | 'right') =>
    sandbox.db.$count(
      schema.eventSignups,
      and(eq(schema.eventSignups.side, side), eq(schema.eventSignups.status, 'going')),
    );

  it.each([
    { pools: 'one for men and one for women', type: 'binary', left: 5, right: 5 },
    { pools: 'one for all', type: 'non_binary', left: 10, right: 0 },
  ] as const)(
    'sells ten tickets to two hundred buyers at once: $pools',
    async ({ type, left, right, pools }) => {
      await putEvening(sandbox, { type, leftTickets: left, rightTickets: right });
      const replies = await Promise.all(
        Array.from({ length: BUYERS }, (_, index) => calls.reserve(FIRST_BUYER + index)),
      );
      const sessions = replies.flatMap(({ body }) => {
        const { sessionId } = body as { sessionId?: string };
        return sessionId === undefined ? [] : [sessionId];
      });
      expect(new Set(sessions).size).toBe(10);
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(BUYERS - 10);

      for (const sessionId of sessions) sandbox.payments.pay(sessionId);
      // Each page twice, because a provider may report a payment twice.
      await Promise.all(
        [...sessions, ...sessions].map((sessionId) => settleCheckout(sandbox.context, sessionId)),
      );
      expect([await soldOn('left'), await soldOn('right')]).toEqual([left, right]);
      expect(sandbox.payments.refunds).toEqual([]);
      process.stdout.write(
        `${name}, ${pools}: ${BUYERS} buyers at once, ${left + right} tickets, ${sessions.length} sold\n`,
      );
    },
  );

  it('gives every ticket away once, to buyers and by the host at the same moment', async () => {
    await putEvening(sandbox, { leftTickets: 5, rightTickets: 5, priceCents: 0 });
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 3 === 0
          ? calls.give(11, FIRST_BUYER + index)
          : calls.reserve(FIRST_BUYER + index, {}, EVENT),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect([await soldOn('left'), await soldOn('right')]).toEqual([5, 5]);
  });

  // The embedded database runs one transaction at a time.
  it.runIf(server !== null)('gives a ticket to a user who applies at the same moment', async () => {
    await putEvening(sandbox, { priceCents: 0 });
    const waiting = async () => {
      const { rows } = (await sandbox.db.execute(
        sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )) as { rows: object[] };
      return rows.length;
    };
    const [reserved, applied] = await sandbox.db.transaction(async (tx) => {
      await tx.select().from(schema.events).for('update');
      const reservation = calls.reserve(FIRST_BUYER);
      await expect.poll(waiting).toBe(1);
      const application = calls.invite(FIRST_BUYER);
      await expect.poll(waiting).toBe(2);
      return [reservation, application];
    });
    expect((await reserved)?.status).toBe(200);
    expect((await applied)?.body).toEqual({ invited: 0 });
  });
});
