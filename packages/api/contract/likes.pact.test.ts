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
  type Match,
  type ReceivedLike,
  type SentLike,
} from '../src/index.ts';
import { fromState, given, type Given } from './given.ts';
import { aComparedProfile, aListedProfile, anInstant, type Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { eachLike, integer, reify, string } = MatchersV3;
const { declinedLike, likeFeedback, likeReply, likeRequest, likesOverview } = fixtures;
const { passDecision, sentLike } = fixtures;
const otherId = fixtures.acceptedDater.id;
const other = { id: fromState('otherId', otherId) };
const matchId = fixtures.match.id;

// An accepted user likes in the iOS app: here they answer.
const another = given('another user', { role: 'member' });
const swiping = [given('a user', { role: 'applicant' }), another];
const couple = [given('a user', { role: 'member' }), another];
const liked = [...couple, given('a like', { from: 'other', to: 'user', status: 'waiting' })];
const likes = [...couple, given('a like', { from: 'user', to: 'other', status: 'waiting' })];
const declined = [...couple, given('a like', { from: 'user', to: 'other', status: 'declined' })];
const withMatch = [...couple, given('a match', { between: ['user', 'other'], type: 'like' })];

beforeAll(() => {
  rewriteArea('likes', ['decideOnProfile', 'getLikesOverview', 'listSentLikes', 'unmatch']);
});

describe('decideOnProfile', () => {
  const operationId = 'decideOnProfile';

  const decided = (matched: boolean) => ({ matched }) satisfies Expected<LikeResult>;

  it.each<[string, readonly Given[], LikeDecision, boolean]>([
    ['a like with points and a comment', swiping, likeRequest, false],
    ['a like', swiping, likeReply, false],
    ['a pass', swiping, passDecision, false],
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

  it('shows the likes that wait for an answer', () => {
    const body = {
      received: eachLike({
        profile: aComparedProfile,
        points: integer(like?.points),
        comment: string(like?.comment ?? ''),
        createdAt: anInstant(like?.createdAt ?? ''),
      } satisfies Expected<ReceivedLike>),
    } satisfies Expected<LikesOverview>;
    return succeeds(
      { operationId, receiving: 'a request for received likes', given: liked, bearer: true },
      { status: 200, body },
      async () => {
        expect(await getLikesOverview()).toEqual(reify(body));
      },
    );
  });

  it('shows the matches', () => {
    const body = {
      matches: eachLike({
        id: integer(matchId),
        profile: aListedProfile,
        matchedAt: anInstant(match?.matchedAt ?? ''),
      } satisfies Expected<Match>),
    } satisfies Expected<LikesOverview>;
    return succeeds(
      { operationId, receiving: 'a request for matches', given: withMatch, bearer: true },
      { status: 200, body },
      async () => {
        expect(await getLikesOverview()).toEqual(reify(body));
      },
    );
  });
});

describe('listSentLikes', () => {
  const aSentLike = ({ points, comment, createdAt, status, feedbackGiven }: SentLike) =>
    ({
      profile: aListedProfile,
      points: integer(points),
      comment: string(comment ?? ''),
      createdAt: anInstant(createdAt),
      status,
      feedbackGiven,
    }) satisfies Expected<SentLike>;

  it.each<[string, readonly Given[], SentLike]>([
    ["one's own likes", likes, sentLike],
    ['a like that was declined', declined, declinedLike],
  ])('shows %s', (receiving, states, like) => {
    const body = eachLike(aSentLike(like));
    return succeeds(
      {
        operationId: 'listSentLikes',
        receiving: `a request for ${receiving}`,
        given: states,
        bearer: true,
      },
      { status: 200, body },
      async () => {
        expect(await listSentLikes()).toEqual(reify(body));
      },
    );
  });
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
