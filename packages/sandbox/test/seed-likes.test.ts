import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { likes, matches } from '../src/db/schema/likes.ts';
import { pointEntries } from '../src/db/schema/points.ts';
import { users } from '../src/db/schema/users.ts';
import { demoAccounts } from '../src/seed/demo-accounts.ts';
import { seedOnce, type SeedSize } from '../src/seed/seed.ts';
import { datingIn } from './dating.ts';
import { createTestSandbox, type TestSandbox } from './harness.ts';

const SIZES: readonly SeedSize[] = ['small', 'full'];

describe.each(SIZES)('the likes of the %s seed', (size) => {
  let sandbox: TestSandbox;
  let dating: ReturnType<typeof datingIn>;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
    dating = datingIn(sandbox);
    await seedOnce(sandbox.context, size);
  });
  afterAll(() => sandbox.close());

  it.each(demoAccounts)('fill every list of the demo $role', async ({ phone }) => {
    const [row] = await sandbox.db.select().from(users).where(eq(users.phoneNumber, phone));
    const id = row?.id ?? 0;
    const overview = await dating.likesOf(id);
    expect(overview.received.length).toBeGreaterThan(2);
    expect(overview.received.some(({ points }) => points > 0)).toBe(true);
    const comments = overview.received.flatMap(({ comment }) => comment ?? []);
    expect(comments).not.toEqual([]);
    expect(new Set(comments).size).toBe(comments.length);
    expect(overview.matches.length).toBeGreaterThan(0);
    expect((await dating.sentOf(id)).length).toBeGreaterThan(1);
    const before = await dating.deckOf(id);
    expect(before.length).toBeGreaterThan(0);
    await dating.send(id, 'POST', '/for-you/profiles/reset');
    expect((await dating.deckOf(id)).length).toBeGreaterThan(Math.min(before.length, 19));
  });

  it('hide a profile, and leave some in the admins’ deck', async () => {
    const { body } = await dating.send(1, 'GET', '/for-you/admin/profiles');
    expect((body as { profiles: object[] }).profiles.length).toBeGreaterThan(3);
  });

  it('are never for their own sender, and make a match where they are returned', async () => {
    const all = await sandbox.db.select().from(likes).where(eq(likes.liked, true));
    const pairs = new Set(all.map((like) => `${like.fromUserId} ${like.toUserId}`));
    const mutual = all.filter(
      ({ fromUserId, toUserId }) => fromUserId < toUserId && pairs.has(`${toUserId} ${fromUserId}`),
    );
    expect(all.filter(({ fromUserId, toUserId }) => fromUserId === toUserId)).toEqual([]);
    const ofLikes = eq(matches.type, 'like');
    expect(mutual).toHaveLength(await sandbox.db.$count(matches, ofLikes));
  });

  it('add up in the point entries', async () => {
    const entries = await sandbox.db.select().from(pointEntries);
    const spent = (await sandbox.db.select().from(likes)).reduce(
      (sum, like) => sum + like.points,
      0,
    );
    expect(
      entries
        .filter(({ reason }) => reason === 'like')
        .reduce((sum, { amount }) => sum - amount, 0),
    ).toBe(spent);
  });
});
