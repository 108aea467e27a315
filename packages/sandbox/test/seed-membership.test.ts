import { isMembershipHeld, parsePeriod } from '@perigee/domain/membership';
import type { WaitlistStatus } from '@perigee/domain/waitlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/db/database.ts';
import { freeMonths, subscriptions } from '../src/db/schema/membership.ts';
import { findPlan } from '../src/membership/plans.ts';
import { loadUsers, type AuthUser } from '../src/profile/auth-user.ts';
import { seedOnce } from '../src/seed/seed.ts';
import { createTestSandbox, NOW, type TestSandbox } from './harness.ts';

const HELD: Partial<Record<WaitlistStatus, string[]>> = {
  yes: ['active', 'trialing'],
  'pre-approved': ['trialing'],
  'subscription-paused': ['paused'],
  'subscription-failed': ['cancelled'],
  'subscription-cancelled': ['cancelled'],
};

describe.each(['full', 'small'] as const)('the memberships of the %s seed', (size) => {
  let sandbox: TestSandbox;
  let people: Map<number, AuthUser>;
  let rows: (typeof subscriptions.$inferSelect)[];
  beforeAll(async () => {
    sandbox = await createTestSandbox();
    await seedOnce(sandbox.context, size);
    const users = await sandbox.db.select({ id: schema.users.id }).from(schema.users);
    people = await loadUsers(
      sandbox.db,
      users.map(({ id }) => id),
    );
    rows = await sandbox.db.select().from(subscriptions);
  });
  afterAll(() => sandbox.close());

  it('belong to the users who gave a card, with statuses that fit their applications', () => {
    const gaveCard = [...people.values()].filter(({ activities }) =>
      activities.some(({ action }) => action === 'SAVE_PAYMENT'),
    );
    expect(rows).toHaveLength(gaveCard.length);
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(
      new Set(gaveCard.map(({ id }) => id)),
    );
    for (const { userId, status } of rows) {
      const { waitlistEntry } = people.get(userId) ?? {};
      expect(HELD[waitlistEntry?.status ?? 'pending']).toContain(status);
    }
  });

  it('are charged in the future, at the price of their plans, or not before the acceptance', () => {
    for (const { planId, amountCents, startedAt } of rows) {
      expect(amountCents).toBe(findPlan(planId)?.unitAmount ?? 0);
      expect(startedAt?.getTime()).toBeLessThanOrEqual(NOW.getTime());
    }
    const held = rows.filter(({ status }) => isMembershipHeld(status));
    // The acceptance decides when a reservation is first charged.
    const reserved = Map.groupBy(
      held,
      ({ userId }) => people.get(userId)?.waitlistEntry?.status === 'pre-approved',
    );
    for (const { nextChargeAt } of reserved.get(true) ?? []) expect(nextChargeAt).toBeNull();
    for (const { nextChargeAt } of reserved.get(false) ?? []) {
      expect(nextChargeAt?.getTime()).toBeGreaterThan(NOW.getTime());
    }
    const ended = rows.filter(({ status }) => status === 'cancelled');
    for (const { nextChargeAt, endedAt } of ended) {
      expect([nextChargeAt, endedAt]).toEqual([null, expect.any(Date)]);
    }
  });

  it('show every action of admins', async () => {
    const statuses = new Set(rows.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual(['active', 'cancelled', 'paused', 'trialing']);
    expect(rows.some((row) => row.migrateToReplacementPlanAfterCancellation)).toBe(true);
    const given = await sandbox.db.select().from(freeMonths);
    expect(given).toHaveLength(rows.filter(({ planId }) => planId === null).length);
    expect(given.every(({ duration }) => parsePeriod(duration) !== null)).toBe(true);
  });
});
