import { MatchersV3 } from '@pact-foundation/pact';
import { beforeAll, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  addMatchFeedback,
  listMatches,
  listMatchFeedback,
  listMatchRecommendations,
  queueMatch,
  type MatchFeedback,
  type MatchRecommendation,
  type MatchRow,
  type QueueMatchRequest,
} from '../src/index.ts';
import { fromState, given } from './given.ts';
import { anInstant, type Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { matchFeedback, matchFeedbackRequest, matchRecommendation, queuedMatch } = fixtures;
const { queueMatchRequest } = fixtures;
const { arrayContaining, boolean, eachLike, integer, regex, string } = MatchersV3;
const { userId, profileId } = queueMatchRequest;
const aMember = [given('a user', { role: 'admin' }), given('another user', { role: 'member' })];
const twoMembers = [...aMember, given('a third user', { role: 'member' })];
const query = { userId: fromState('otherId', String(userId)) };

beforeAll(() => {
  rewriteArea('admin', [
    'listMatches',
    'queueMatch',
    'listMatchRecommendations',
    'listMatchFeedback',
    'addMatchFeedback',
  ]);
});

it('listMatches lists matches', () =>
  succeeds(
    {
      operationId: 'listMatches',
      receiving: 'a request for all matches',
      given: [...twoMembers, given('a match', { between: ['other', 'third'], type: 'queued' })],
      bearer: true,
    },
    {
      status: 200,
      // Other matches may have no day.
      body: arrayContaining({
        id: integer(queuedMatch.id),
        firstUserId: integer(userId),
        firstUserName: string(queuedMatch.firstUserName),
        secondUserId: integer(profileId),
        secondUserName: string(queuedMatch.secondUserName),
        type: string('queued'),
        preferredDate: regex(String.raw`^\d{4}-\d{2}-\d{2}$`, '2099-12-24'),
        timestamp: integer(queuedMatch.timestamp),
      } satisfies Expected<MatchRow>),
    },
    async () => {
      expect(await listMatches()).toEqual([queuedMatch]);
    },
  ));

it.each<[string, QueueMatchRequest]>([
  ['a match for a day', queueMatchRequest],
  ['a match without a day', { userId, profileId }],
])('queueMatch takes %s', (receiving, request) =>
  succeeds(
    {
      operationId: 'queueMatch',
      receiving,
      given: twoMembers,
      bearer: true,
      body: {
        ...request,
        userId: fromState('otherId', userId),
        profileId: fromState('thirdId', profileId),
      },
    },
    { status: 200 },
    async () => {
      expect(await queueMatch(request)).toBeUndefined();
    },
  ),
);

it('listMatchRecommendations lists the pairs of a user', () => {
  const { visible, revealed, accepted, declined, matched } = matchRecommendation;
  return succeeds(
    {
      operationId: 'listMatchRecommendations',
      receiving: 'a request for recommendations',
      given: [...twoMembers, given('a match recommendation', { between: ['other', 'third'] })],
      bearer: true,
      query,
    },
    {
      status: 200,
      body: eachLike({
        id: integer(matchRecommendation.id),
        firstUserId: integer(userId),
        firstName: string(matchRecommendation.firstName),
        secondUserId: integer(profileId),
        secondName: string(matchRecommendation.secondName),
        visible: boolean(visible),
        revealed: boolean(revealed),
        accepted: boolean(accepted),
        declined: boolean(declined),
        matched: boolean(matched),
        purpose: string(matchRecommendation.purpose),
        createdAt: anInstant(matchRecommendation.createdAt),
        expiresAt: anInstant(matchRecommendation.expiresAt),
      } satisfies Expected<MatchRecommendation>),
    },
    async () => {
      expect(await listMatchRecommendations({ userId })).toEqual([matchRecommendation]);
    },
  );
});

it('listMatchFeedback lists the notes on a user', () =>
  succeeds(
    {
      operationId: 'listMatchFeedback',
      receiving: 'a request for notes on matches',
      given: [...aMember, given('match feedback', { about: 'other' })],
      bearer: true,
      query,
    },
    {
      status: 200,
      body: eachLike({
        id: integer(matchFeedback.id),
        text: string(matchFeedback.text),
        createdAt: anInstant(matchFeedback.createdAt),
      } satisfies Expected<MatchFeedback>),
    },
    async () => {
      expect(await listMatchFeedback({ userId })).toEqual([matchFeedback]);
    },
  ));

it('addMatchFeedback stores a note', () =>
  succeeds(
    {
      operationId: 'addMatchFeedback',
      receiving: 'a note on matches',
      given: aMember,
      bearer: true,
      body: { ...matchFeedbackRequest, userId: fromState('otherId', userId) },
    },
    { status: 200 },
    async () => {
      expect(await addMatchFeedback(matchFeedbackRequest)).toBeUndefined();
    },
  ));
