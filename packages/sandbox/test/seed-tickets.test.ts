import { invitationEligibility } from '@perigee/domain/events';
import { TICKET_SIDES, ticketSideOf } from '@perigee/domain/tickets';
import type { Event } from '@perigee/api/zod';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/db/database.ts';
import { demoAccounts } from '../src/seed/demo-accounts.ts';
import { seedOnce, type SeedSize } from '../src/seed/seed.ts';
import { ticketedEvents } from '../src/seed/ticketed-events.ts';
import { createTestSandbox, NOW, type TestSandbox } from './harness.ts';

/** Few people suit the events of a small seed. */
const LEAST = {
  full: { soldOut: 2, guests: 4, applicants: 2 },
  small: { soldOut: 0, guests: 0, applicants: 0 },
};

describe.each<SeedSize>(['full', 'small'])('the tickets of the %s seed', (size) => {
  let sandbox: TestSandbox;
  let signups: (typeof schema.eventSignups.$inferSelect)[];
  let events: Awaited<ReturnType<typeof ticketedEvents>>;
  let people: Map<number, typeof schema.users.$inferSelect>;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
    await seedOnce(sandbox.context, size);
    signups = await sandbox.db.select().from(schema.eventSignups);
    events = await ticketedEvents(sandbox.db);
    const users = await sandbox.db.select().from(schema.users);
    people = new Map(users.map((user) => [user.id, user]));
  });
  afterAll(() => sandbox.close());

  const [dater, host] = demoAccounts;
  const idOf = (phone: string) =>
    [...people.values()].find(({ phoneNumber }) => phoneNumber === phone)?.id ?? 0;
  const soldOf = (eventId: number, side: string) =>
    signups.filter((one) => one.eventId === eventId && one.side === side && one.status === 'going')
      .length;

  it('are never more than an event has, and some events are sold out', () => {
    for (const { id, pools } of events) {
      for (const side of TICKET_SIDES) expect(soldOf(id, side)).toBeLessThanOrEqual(pools[side]);
    }
    const soldOut = events.filter(
      ({ id, status, pools }) =>
        status !== 'completed' && TICKET_SIDES.every((side) => soldOf(id, side) === pools[side]),
    );
    expect(soldOut.length).toBeGreaterThanOrEqual(LEAST[size].soldOut);
  });

  it('go to users whom the event suits, from the user’s own side', () => {
    for (const { eventId, userId, side } of signups) {
      const event = events.find(({ id }) => id === eventId);
      const person = people.get(userId);
      if (event === undefined || person === undefined) throw new Error('A sign-up of nobody.');
      expect(side).toBe(ticketSideOf(event, event.pools, person.gender));
      const isDemo = person.phoneNumber === dater.phone;
      const guest = { ...person, genders: person.preference?.genders ?? [] };
      expect([userId, isDemo || invitationEligibility(guest, event)]).toEqual([userId, true]);
    }
  });

  it('are bought before the event, and after the buyer’s sign-up', () => {
    for (const { eventId, userId, createdAt } of signups) {
      const event = events.find(({ id }) => id === eventId);
      const latest = Math.min(NOW.getTime(), event?.startTime.getTime() ?? 0);
      expect(createdAt.getTime()).toBeLessThanOrEqual(latest);
      expect(createdAt >= (people.get(userId)?.createdAt ?? NOW)).toBe(true);
    }
  });

  it('can be paid back where they were paid', async () => {
    const pages = await sandbox.db.select().from(schema.checkoutSessions);
    for (const { checkoutSessionId, paidAt, priceCents, refundedAt } of signups) {
      const page = pages.find(({ id }) => id === checkoutSessionId);
      expect(page !== undefined).toBe(paidAt !== null);
      if (page === undefined) continue;
      expect(page).toMatchObject({
        amountCents: priceCents,
        status: refundedAt === null ? 'paid' : 'refunded',
      });
    }
  });

  it('to cancelled events stay with their guests, refunded', async () => {
    const isCancelled = (eventId: number) =>
      events.some(({ id, status }) => id === eventId && status === 'archived');
    const tickets = signups.filter(({ eventId }) => isCancelled(eventId));
    // A small seed has no cancelled event.
    expect(tickets.some(({ paidAt }) => paidAt !== null)).toBe(size === 'full');
    for (const { eventId, userId, paidAt, refundDue, refundedAt } of tickets) {
      expect([refundDue, refundedAt !== null]).toEqual([paidAt !== null, paidAt !== null]);
      const token = await sandbox.context.tokens.session(userId);
      const { body } = await sandbox.call('GET', '/events/dashboard/past', { token });
      expect((body as Event[]).map(({ id }) => id)).toContain(eventId);
    }
  });

  it('are to none of the events in review', () => {
    const open = new Set(events.filter(({ status }) => status !== 'pending').map(({ id }) => id));
    expect(signups.filter(({ eventId }) => !open.has(eventId))).toEqual([]);
  });

  it('give the demo dater events to come, paid and free, and past ones', async () => {
    const userId = idOf(dater.phone);
    const token = await sandbox.context.tokens.session(userId);
    const list = async (path: string) =>
      (await sandbox.call('GET', path, { token })).body as Event[];
    const upcoming = await list('/events/dashboard');
    expect((await list('/events/dashboard/past')).length).toBeGreaterThan(0);
    const own = signups.filter((one) => one.userId === userId);
    const paid = upcoming.map(({ id }) => own.find(({ eventId }) => eventId === id)?.paidAt);
    expect(paid.filter((paidAt) => paidAt !== null)).toHaveLength(1);
    expect(paid.filter((paidAt) => paidAt === null)).toHaveLength(1);
  });

  it('fill the events of the demo host, which also have applicants', () => {
    const evenings = events.filter(
      ({ hostId, status }) => hostId === 1 && (status === 'created' || status === 'updated'),
    );
    expect(idOf(host.phone)).not.toBe(0);
    const of = (status: string) =>
      signups.filter(
        (one) => evenings.some(({ id }) => id === one.eventId) && one.status === status,
      );
    expect(of('going').length).toBeGreaterThan(evenings.length * LEAST[size].guests);
    expect(of('applied').length).toBeGreaterThanOrEqual(evenings.length * LEAST[size].applicants);
  });

  it('come with views, also of users who did not sign up', async () => {
    const isGuest = and(
      eq(schema.eventSignups.eventId, schema.eventViews.eventId),
      eq(schema.eventSignups.userId, schema.eventViews.userId),
    );
    const views = await sandbox.db
      .select({ guest: schema.eventSignups.id })
      .from(schema.eventViews)
      .leftJoin(schema.eventSignups, isGuest);
    expect(views.filter(({ guest }) => guest !== null)).toHaveLength(signups.length);
    expect(views.length).toBeGreaterThan(signups.length);
  });
});
