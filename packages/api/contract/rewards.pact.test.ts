import { MatchersV3 } from '@pact-foundation/pact';
import { rewardServerMessages } from '@perigee/domain/profile';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { listRewards, redeemReward, type Reward } from '../src/index.ts';
import { given } from './given.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { boolean, eachLike, integer, string } = MatchersV3;
const server = rewardServerMessages;
const userId = fixtures.waitlistedDater.id;
const withPoints = (points: number) => given('a signed-in dater with points', { userId, points });

const aReward = ({ id, name, description, points, affordable = false }: Reward) => ({
  id: integer(id),
  name: string(name),
  description: string(description),
  points: integer(points),
  affordable: boolean(affordable),
});

beforeAll(() => {
  clearArea('likes', ['listRewards', 'redeemReward']);
});

describe('listRewards', () => {
  it('lists what points can be spent on', () => {
    const [reward] = fixtures.rewards;
    if (reward === undefined) throw new Error('The fixtures have no rewards.');
    return succeeds(
      {
        operationId: 'listRewards',
        receiving: 'a request for the rewards',
        given: withPoints(80),
        bearer: true,
      },
      { status: 200, body: eachLike(aReward(reward)) },
      async () => {
        expect(await listRewards()).toEqual([reward]);
      },
    );
  });
});

describe('redeemReward', () => {
  const operationId = 'redeemReward';
  const body = fixtures.rewardRequest;

  it('spends points on a reward', () => {
    const { reward, points } = fixtures.redeemedReward;
    return succeeds(
      { operationId, receiving: 'points for a reward', given: withPoints(80), bearer: true, body },
      { status: 200, body: { reward: aReward(reward), points: integer(points) } },
      async () => {
        expect(await redeemReward(body)).toEqual(fixtures.redeemedReward);
      },
    );
  });

  it.each([
    ['a reward that is not there', 404, { rewardId: 999 }, server.notFound],
    ['a reward that costs more', 422, body, server.tooFewPoints(10)],
  ])('refuses %s', (receiving, status, request, message) =>
    refuses(
      { operationId, receiving, given: withPoints(40), bearer: true, body: request },
      { status, message },
      async (refusal) => {
        await expect(redeemReward(request)).rejects.toMatchObject(refusal);
      },
    ),
  );
});
