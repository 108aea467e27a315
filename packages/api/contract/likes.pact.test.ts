import { MatchersV3 } from '@pact-foundation/pact';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  decideOnProfile,
  getLikesOverview,
  listSentLikes,
  unmatch,
  type LikeDecision,
  type LikeResult,
  type LikesOverview,
  type SentLike,
} from '../src/index.ts';
import { fromState, given, type Given } from './given.ts';
import { anInstant, aPublicProfile, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { boolean, integer, string } = MatchersV3;
const { declinedLike, likeFeedback, likeReply, likeRequest, likesOverview } = fixtures;
const { passDecision, sentLike } = fixtures;
const otherId = fixtures.acceptedDater.id;
const other = { id: fromState('otherId', otherId) };
const matchId = fixtures.match.id;

const couple = [given('a user', { role: 'member' }), given('another user', { role: 'member' })];
const liked = [...couple, given('a like', { from: 'other', to: 'user', status: 'waiting' })];
const likes = [...couple, given('a like', { from: 'user', to: 'other', status: 'waiting' })];
const declined = [...couple, given('a like', { from: 'user', to: 'other', status: 'declined' })];
const withMatch = [...couple, given('a match', { between: ['user', 'other'], type: 'like' })];

beforeAll(() => {
  clearArea('likes');
});

describe('decideOnProfile', () => {
  const operationId = 'decideOnProfile';

  const decided = (matched: boolean) => ({ matched }) satisfies Expected<LikeResult>;

  it.each<[string, readonly Given[], LikeDecision, boolean]>([
    ['a like with points and a comment', couple, likeRequest, false],
    ['a like', couple, likeReply, false],
    ['a pass', couple, passDecision, false],
    ['the answer to a like', liked, likeReply, true],
    ['the decline of a like', liked, passDecision, false],
    ['feedback on a like that was declined', declined, likeFeedback, false],
  ])('takes %s', (receiving, states, body, matched) =>
    succeeds(
      { operationId, receiving, given: states, bearer: true, path: other, body },
      { status: 200, body: decided(matched) },
      async () => {
        expect(await decideOnProfile(String(otherId), body)).toEqual({ matched });
      },
    ),
  );
});

describe('getLikesOverview', () => {
  const operationId = 'getLikesOverview';
  const { received, matches } = likesOverview;
  const [like] = received;
  const [match] = matches;

  it('shows the likes that wait for an answer', () =>
    succeeds(
      { operationId, receiving: 'a request for received likes', given: liked, bearer: true },
      {
        status: 200,
        body: {
          received: [
            {
              profile: aPublicProfile,
              points: integer(like?.points),
              comment: string(like?.comment ?? ''),
              createdAt: anInstant(like?.createdAt ?? ''),
            },
          ],
          matches: [],
        } satisfies Expected<LikesOverview>,
      },
      async () => {
        expect(await getLikesOverview()).toEqual({ received, matches: [] });
      },
    ));

  it('shows the matches', () =>
    succeeds(
      { operationId, receiving: 'a request for matches', given: withMatch, bearer: true },
      {
        status: 200,
        body: {
          received: [],
          matches: [
            {
              id: integer(matchId),
              profile: aPublicProfile,
              matchedAt: anInstant(match?.matchedAt ?? ''),
            },
          ],
        } satisfies Expected<LikesOverview>,
      },
      async () => {
        expect(await getLikesOverview()).toMatchObject({
          received: [],
          matches: [{ id: matchId, profile: { id: otherId }, matchedAt: match?.matchedAt }],
        });
      },
    ));
});

describe('listSentLikes', () => {
  const aSentLike = ({ points, comment, createdAt, status, feedbackGiven }: SentLike) =>
    ({
      profile: aPublicProfile,
      points: integer(points),
      comment: string(comment ?? ''),
      createdAt: anInstant(createdAt),
      status,
      feedbackGiven: boolean(feedbackGiven),
    }) satisfies Expected<SentLike>;

  it.each<[string, readonly Given[], SentLike]>([
    ["one's own likes", likes, sentLike],
    ['a like that was declined', declined, declinedLike],
  ])('shows %s', (receiving, states, like) =>
    succeeds(
      {
        operationId: 'listSentLikes',
        receiving: `a request for ${receiving}`,
        given: states,
        bearer: true,
      },
      { status: 200, body: [aSentLike(like)] },
      async () => {
        expect(await listSentLikes()).toEqual([like]);
      },
    ),
  );
});

describe('unmatch', () => {
  const operationId = 'unmatch';

  it('ends a match', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request to unmatch',
        given: withMatch,
        bearer: true,
        path: { id: fromState('matchId', matchId) },
      },
      { status: 204 },
      async () => {
        expect(await unmatch(matchId)).toBeUndefined();
      },
    ));
});
