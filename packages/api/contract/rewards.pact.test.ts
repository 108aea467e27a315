import { MatchersV3 } from '@pact-foundation/pact';
import { beforeAll, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { listRewards, redeemReward, type Reward } from '../src/index.ts';
import { fromState, given } from './given.ts';
import type { Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { boolean, eachLike, integer, string } = MatchersV3;
const { rewardRequest, rewards } = fixtures;

const affordable = [given('a user', { role: 'member', points: 80 }), given('a reward', {})];

beforeAll(() => {
  rewriteArea('likes', ['listRewards', 'redeemReward']);
});

it('listRewards lists what points can be spent on', () => {
  const [reward] = rewards;
  if (reward === undefined) throw new Error('The fixtures have no rewards.');
  return succeeds(
    {
      operationId: 'listRewards',
      receiving: 'a request for the rewards',
      given: affordable,
      bearer: true,
    },
    {
      status: 200,
      body: eachLike({
        id: integer(reward.id),
        name: string(reward.name),
        description: string(reward.description),
        points: integer(reward.points),
        affordable: boolean(reward.affordable ?? false),
      } satisfies Expected<Reward>),
    },
    async () => {
      expect(await listRewards()).toEqual([reward]);
    },
  );
});

it('redeemReward spends points on a reward', () =>
  succeeds(
    {
      operationId: 'redeemReward',
      receiving: 'points for a reward',
      given: affordable,
      bearer: true,
      body: { rewardId: fromState('rewardId', rewardRequest.rewardId) },
    },
    { status: 200 },
    async () => {
      expect(await redeemReward(rewardRequest)).toBeUndefined();
    },
  ));
