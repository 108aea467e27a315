import { MatchersV3 } from '@pact-foundation/pact';
import { serverMessages } from '@perigee/domain';
import { adminServerMessages } from '@perigee/domain/admin';
import { beforeAll, describe, expect, it } from 'vitest';
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
} from '../src/index.ts';
import { MatchRow as MatchRowSchema } from '../src/zod.ts';
import { given } from './given.ts';
import { anInstant, oneOf, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { matchFeedback, matchFeedbackRequest, matchRecommendation, queuedMatch } = fixtures;
const { queueMatchRequest } = fixtures;
const { boolean, integer, string } = MatchersV3;
const { userId, profileId } = queueMatchRequest;
const adminId = fixtures.adminUser.id;
const unknownId = 999_999;
const couple = { adminId, userId, profileId };
const twoMembers = given('a signed-in admin and two members', couple);
const userNotFound = { status: 404, message: serverMessages.userNotFound };
const query = { userId: String(userId) };

beforeAll(() => {
  clearArea('admin', [
    'listMatches',
    'queueMatch',
    'listMatchRecommendations',
    'listMatchFeedback',
    'addMatchFeedback',
  ]);
});

const aMatch = {
  id: integer(queuedMatch.id),
  firstUserId: userId,
  firstUserName: string(queuedMatch.firstUserName),
  secondUserId: profileId,
  secondUserName: string(queuedMatch.secondUserName),
  type: oneOf(MatchRowSchema.shape.type.options, 'queued'),
  preferredDate: '2099-12-24',
  timestamp: integer(queuedMatch.timestamp),
} satisfies Expected<MatchRow>;

describe('listMatches', () => {
  it('lists matches', () =>
    succeeds(
      {
        operationId: 'listMatches',
        receiving: 'a request for all matches',
        given: given('a signed-in admin and a match that waits', {
          ...couple,
          matchId: queuedMatch.id,
        }),
        bearer: true,
      },
      { status: 200, body: [aMatch] },
      async () => {
        expect(await listMatches()).toEqual([queuedMatch]);
      },
    ));
});

describe('queueMatch', () => {
  const call = { operationId: 'queueMatch', given: twoMembers, bearer: true };

  it('queues a match for a day', () =>
    succeeds(
      { ...call, receiving: 'a match for a day', body: queueMatchRequest },
      { status: 200, body: aMatch },
      async () => {
        expect(await queueMatch(queueMatchRequest)).toEqual(queuedMatch);
      },
    ));

  it('queues a match for the next match day', () => {
    const body = { userId, profileId };
    return succeeds(
      { ...call, receiving: 'a match without a day', body },
      { status: 200, body: { ...aMatch, preferredDate: null } },
      async () => {
        expect(await queueMatch(body)).toEqual({ ...queuedMatch, preferredDate: null });
      },
    );
  });

  it('refuses an unknown user', () => {
    const body = { userId, profileId: unknownId };
    return refuses(
      { ...call, receiving: 'a match with an unknown user', body },
      userNotFound,
      async (refusal) => {
        await expect(queueMatch(body)).rejects.toMatchObject(refusal);
      },
    );
  });

  it('refuses two who are queued already', () =>
    refuses(
      {
        ...call,
        receiving: 'a match of two who are queued already',
        given: given('a signed-in admin and a match that waits', {
          ...couple,
          matchId: queuedMatch.id,
        }),
        body: queueMatchRequest,
      },
      { status: 409, message: adminServerMessages.matchedAlready },
      async (refusal) => {
        await expect(queueMatch(queueMatchRequest)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses a user with themselves', () => {
    const body = { userId, profileId: userId };
    return refuses(
      { ...call, receiving: 'a match of a user with themselves', body },
      { status: 422, message: adminServerMessages.matchWithOneself },
      async (refusal) => {
        await expect(queueMatch(body)).rejects.toMatchObject(refusal);
      },
    );
  });
});

describe('listMatchRecommendations', () => {
  const operationId = 'listMatchRecommendations';
  const recommended = given('a signed-in admin and a recommendation', {
    ...couple,
    recommendationId: matchRecommendation.id,
  });
  const { visible, revealed, accepted, declined, matched } = matchRecommendation;

  it('lists the pairs of a user', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for recommendations',
        given: recommended,
        bearer: true,
        query,
      },
      {
        status: 200,
        body: [
          {
            id: integer(matchRecommendation.id),
            firstUserId: userId,
            firstName: string(matchRecommendation.firstName),
            secondUserId: profileId,
            secondName: string(matchRecommendation.secondName),
            visible: boolean(visible),
            revealed: boolean(revealed),
            accepted: boolean(accepted),
            declined: boolean(declined),
            matched: boolean(matched),
            purpose: string(matchRecommendation.purpose),
            createdAt: anInstant(matchRecommendation.createdAt),
            expiresAt: anInstant(matchRecommendation.expiresAt),
          } satisfies Expected<MatchRecommendation>,
        ],
      },
      async () => {
        expect(await listMatchRecommendations({ userId })).toEqual([matchRecommendation]);
      },
    ));

  it('refuses an unknown user', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for recommendations of an unknown user',
        given: recommended,
        bearer: true,
        query: { userId: String(unknownId) },
      },
      userNotFound,
      async (refusal) => {
        await expect(listMatchRecommendations({ userId: unknownId })).rejects.toMatchObject(
          refusal,
        );
      },
    ));
});

const aNote = {
  id: integer(matchFeedback.id),
  text: matchFeedback.text,
  createdAt: anInstant(matchFeedback.createdAt),
} satisfies Expected<MatchFeedback>;
const noted = given('a signed-in admin and a note on matches', {
  adminId,
  userId,
  noteId: matchFeedback.id,
});

describe('listMatchFeedback', () => {
  const call = { operationId: 'listMatchFeedback', given: noted, bearer: true };

  it('lists the notes on a user', () =>
    succeeds(
      { ...call, receiving: 'a request for notes on matches', query },
      { status: 200, body: [aNote] },
      async () => {
        expect(await listMatchFeedback({ userId })).toEqual([matchFeedback]);
      },
    ));

  it('refuses an unknown user', () =>
    refuses(
      {
        ...call,
        receiving: 'a request for notes on the matches of an unknown user',
        query: { userId: String(unknownId) },
      },
      userNotFound,
      async (refusal) => {
        await expect(listMatchFeedback({ userId: unknownId })).rejects.toMatchObject(refusal);
      },
    ));
});

describe('addMatchFeedback', () => {
  const call = { operationId: 'addMatchFeedback', given: twoMembers, bearer: true };

  it('keeps a note', () =>
    succeeds(
      { ...call, receiving: 'a note on matches', body: matchFeedbackRequest },
      { status: 200, body: aNote },
      async () => {
        expect(await addMatchFeedback(matchFeedbackRequest)).toEqual(matchFeedback);
      },
    ));

  it('refuses an unknown user', () => {
    const body = { ...matchFeedbackRequest, userId: unknownId };
    return refuses(
      { ...call, receiving: 'a note on the matches of an unknown user', body },
      userNotFound,
      async (refusal) => {
        await expect(addMatchFeedback(body)).rejects.toMatchObject(refusal);
      },
    );
  });

  it('refuses a blank note', () => {
    const body = { userId, text: '  ' };
    return refuses(
      { ...call, receiving: 'a blank note on matches', body },
      { status: 422, message: serverMessages.fieldMissing('text') },
      async (refusal) => {
        await expect(addMatchFeedback(body)).rejects.toMatchObject(refusal);
      },
    );
  });
});
