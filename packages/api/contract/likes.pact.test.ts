import { MatchersV3 } from '@pact-foundation/pact';
import { likeServerMessages } from '@perigee/domain/likes';
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
import { given, type Given } from './given.ts';
import { anInstant, aPublicProfile, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { boolean, integer, string } = MatchersV3;
const { declinedLike, likeFeedback, likeReply, likeRequest, likesOverview } = fixtures;
const { passDecision, sentLike } = fixtures;
const userId = fixtures.waitlistedDater.id;
const otherId = fixtures.acceptedDater.id;
const other = String(otherId);
const unknownId = '999999';
const matchId = fixtures.match.id;
const couple = { userId, otherId };

const inDeck = given('a signed-in dater and a profile in their deck', couple);
const liked = given('a signed-in dater whom another user likes', couple);
const declined = given('a signed-in dater with points whose like was declined', {
  ...couple,
  points: 50,
});
const withMatch = given('a signed-in dater with a match', { ...couple, matchId });

beforeAll(() => {
  clearArea('likes');
});

describe('decideOnProfile', () => {
  const operationId = 'decideOnProfile';

  const decided = (matched: boolean) => ({ matched }) satisfies Expected<LikeResult>;

  it.each<[string, Given, LikeDecision, boolean]>([
    [
      'a like with points and a comment',
      given('a signed-in dater with points and a profile in their deck', { ...couple, points: 50 }),
      likeRequest,
      false,
    ],
    ['a like', inDeck, likeReply, false],
    ['a pass', inDeck, passDecision, false],
    ['the answer to a like', liked, likeReply, true],
    ['the decline of a like', liked, passDecision, false],
    ['feedback on a like that was declined', declined, likeFeedback, false],
  ])('takes %s', (receiving, state, body, matched) =>
    succeeds(
      { operationId, receiving, given: state, bearer: true, path: { id: other }, body },
      { status: 200, body: decided(matched) },
      async () => {
        expect(await decideOnProfile(other, body)).toEqual({ matched });
      },
    ),
  );

  const server = likeServerMessages;
  it.each<[string, Given, string, LikeDecision, number, string]>([
    ['a like of an unknown user', inDeck, unknownId, likeReply, 404, server.personNotFound],
    [
      'a like with more points than there are',
      inDeck,
      other,
      likeRequest,
      422,
      server.tooFewPoints(0),
    ],
    ['a pass after the match', withMatch, other, passDecision, 409, server.alreadyMatched],
    [
      'a like in a membership that is paused',
      given('a signed-in dater whose membership is paused', couple),
      other,
      likeReply,
      409,
      server.membershipPaused,
    ],
  ])('refuses %s', (receiving, state, id, body, status, message) =>
    refuses(
      { operationId, receiving, given: state, bearer: true, path: { id }, body },
      { status, message },
      async (refusal) => {
        await expect(decideOnProfile(id, body)).rejects.toMatchObject(refusal);
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
            { id: matchId, profile: aPublicProfile, matchedAt: anInstant(match?.matchedAt ?? '') },
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

  it.each<[string, Given, SentLike]>([
    ["one's own likes", given('a signed-in dater who likes another user', couple), sentLike],
    ['a like that was declined', declined, declinedLike],
  ])('shows %s', (receiving, state, like) =>
    succeeds(
      {
        operationId: 'listSentLikes',
        receiving: `a request for ${receiving}`,
        given: state,
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
        path: { id: String(matchId) },
      },
      { status: 204 },
      async () => {
        expect(await unmatch(matchId)).toBeUndefined();
      },
    ));

  it('refuses a match that is over', () =>
    refuses(
      {
        operationId,
        receiving: 'a request to unmatch for the second time',
        given: inDeck,
        bearer: true,
        path: { id: String(matchId) },
      },
      { status: 404, message: likeServerMessages.matchNotFound },
      async (refusal) => {
        await expect(unmatch(matchId)).rejects.toMatchObject(refusal);
      },
    ));
});
