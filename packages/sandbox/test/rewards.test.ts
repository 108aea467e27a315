import { RedeemedReward, Reward } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { eq, sum } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idempotencyKeys } from '../src/db/schema/idempotency.ts';
import { rewardRedemptions } from '../src/db/schema/rewards.ts';
import { pointEntries } from '../src/db/schema/points.ts';
import { users } from '../src/db/schema/users.ts';
import { addPoints, spendPoints } from '../src/likes/spend-points.ts';
import { REWARDS } from '../src/profile/reward-catalogue.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { waiting } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { rewardServerMessages } from '../src/profile/reward-server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';
import { ticketServerMessages } from '../src/tickets/server-messages.ts';

const [DATER, OTHER] = [1300, 1301];
const server = rewardServerMessages;
const [BOOST] = REWARDS;

const sandbox = await testSandbox();
let token: string;
beforeEach(async () => {
  token = await sandbox.context.tokens.session(DATER);
  const other = { id: OTHER, phoneNumber: '+12125550143', email: 'other@example.com', points: 500 };
  await insertPeople(sandbox.db, [waiting({ id: DATER }, NOW), waiting(other, NOW)]);
  await sandbox.db.transaction((tx) => addPoints(tx, DATER, 80, 'A gift', NOW));
});

const list = async () =>
  Reward.array().parse((await sandbox.call('GET', '/points/rewards/available', { token })).body);
const redeem = (
  body: unknown = { rewardId: BOOST.id },
  as: string | undefined = token,
  headers: Record<string, string> = {},
) => sandbox.call('POST', '/points/rewards/redeem', { body, token: as, headers });
const points = async (userId = DATER) => {
  const [row] = await sandbox.db.select().from(users).where(eq(users.id, userId));
  return row?.points;
};
const booked = async () => {
  const [row] = await sandbox.db
    .select({ total: sum(pointEntries.amount) })
    .from(pointEntries)
    .where(eq(pointEntries.userId, DATER));
  return Number(row?.total);
};

describe('the rewards', () => {
  it('are listed with whether the user can afford them', async () => {
    const rewards = await list();
    expect(rewards.map(({ points: price }) => price)).toEqual([50, 80, 120, 200]);
    expect(rewards.map(({ affordable }) => affordable)).toEqual([true, true, false, false]);
  });

  it('are redeemed for points', async () => {
    const reply = await redeem();
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(RedeemedReward.parse(reply.body));
    expect(reply.body).toEqual({ reward: { ...BOOST, affordable: false }, points: 30 });
    expect([await points(), await booked()]).toEqual([30, 30]);
    expect(await sandbox.db.select().from(rewardRedemptions)).toMatchObject([
      { userId: DATER, rewardId: BOOST.id, points: 50, redeemedAt: NOW },
    ]);
    expect(sandbox.pushes[0]).toMatchObject({ event: 'profileUpdate', data: { points: 30 } });
    expect((await list()).some(({ affordable }) => affordable === true)).toBe(false);
  });

  it('may cost all points that a user has', async () => {
    expect((await redeem({ rewardId: 2 })).body).toMatchObject({ points: 0 });
  });

  it('are refused to a user with too few points', async () => {
    expect(await redeem({ rewardId: 3 })).toEqual(failed(422, server.tooFewPoints(40)));
    expect([await points(), await booked()]).toEqual([80, 80]);
    expect(await sandbox.db.select().from(rewardRedemptions)).toEqual([]);
    expect(sandbox.pushes).toEqual([]);
  });

  it('are paid once for several requests at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => redeem()));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
    expect([await points(), await booked()]).toEqual([30, 30]);
    expect(await sandbox.db.select().from(rewardRedemptions)).toHaveLength(1);
  });

  it('are paid once for one key in repeated and concurrent requests', async () => {
    await sandbox.db.transaction((tx) => addPoints(tx, DATER, 400, 'A gift', NOW));
    const headers = { 'Idempotency-Key': '6e0f9a52-4c1b-4f5e-9a37-1f1d4f2f8f10' };
    const keyed = (rewardId: number) => redeem({ rewardId }, token, headers);
    const first = await keyed(1);
    const replies = await Promise.all(Array.from({ length: 6 }, () => keyed(1)));
    expect(first.body).toMatchObject({ points: 430 });
    for (const { status, body } of replies) expect([status, body]).toEqual([200, first.body]);
    expect(await keyed(2)).toEqual(failed(422, ticketServerMessages.keyOfOtherRequest));
    expect([await points(), await booked()]).toEqual([430, 430]);
    expect(await sandbox.db.select().from(rewardRedemptions)).toHaveLength(1);
  });

  it('are paid once for one key, also when the process ends before its reply', async () => {
    const headers = { 'Idempotency-Key': '6e0f9a52-4c1b-4f5e-9a37-1f1d4f2f8f10' };
    const realUpdate = sandbox.db.update.bind(sandbox.db);
    // Outside of the transaction of the reward, the reply can be stored no more.
    const update = vi.spyOn(sandbox.db, 'update').mockImplementation((table) => {
      if (table === idempotencyKeys) throw new Error('ended');
      return realUpdate(table);
    });
    expect((await redeem({ rewardId: 1 }, token, headers)).status).toBe(500);
    update.mockRestore();
    // The time after which a request without a reply counts as crashed.
    sandbox.advance(60);
    const again = await redeem({ rewardId: 1 }, token, headers);
    expect([again.status, again.body]).toMatchObject([200, { points: 30 }]);
    expect([await points(), await booked()]).toEqual([30, 30]);
  });

  it('are paid by no other user', async () => {
    await redeem();
    expect(await points(OTHER)).toBe(500);
  });

  it.each<[unknown, number, string]>([
    [{ rewardId: 99 }, 404, server.notFound],
    [{ rewardId: 0 }, 422, serverMessages.fieldTooSmall('rewardId', 1)],
    [{ rewardId: '1' }, 422, serverMessages.fieldOfWrongType('rewardId', 'a number')],
    [{}, 422, serverMessages.fieldMissing('rewardId')],
    [{ rewardId: 1, points: 0 }, 422, serverMessages.fieldUnknown('points')],
  ])('are refused as %j', async (body, status, message) => {
    expect(await redeem(body)).toEqual(failed(status, message));
  });

  it('require a session', async () => {
    const body = { rewardId: 1 };
    expect(await sandbox.call('POST', '/points/rewards/redeem', { body })).toEqual(
      failed(401, messages.signInAgain),
    );
  });
});

describe('points', () => {
  const spend = (amount: number) =>
    sandbox.db.transaction((tx) => spendPoints(tx, DATER, amount, 'A test', NOW));

  it('are spent whole or not at all', async () => {
    expect(await spend(81)).toBe(false);
    expect([await points(), await booked()]).toEqual([80, 80]);
    expect(await spend(80)).toBe(true);
    expect([await points(), await booked()]).toEqual([0, 0]);
  });

  it('are unchanged when the transaction that spends them fails', async () => {
    const failing = sandbox.db.transaction(async (tx) => {
      await spendPoints(tx, DATER, 50, 'A test', NOW);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await points(), await booked()]).toEqual([80, 80]);
  });
});
