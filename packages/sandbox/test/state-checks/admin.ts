import { expect } from 'vitest';
import type { StateResult } from '../../src/states/provider-states.ts';
import type { CallSandbox, Checks } from './check.ts';

const [adminId, userId, profileId] = [7, 4242, 4243];
const couple = { adminId, userId, profileId };

/** The checks of the states of the admins' calls. */
export const adminChecks = (call: CallSandbox) => {
  const get =
    (path: string) =>
    ({ token }: StateResult) =>
      call('GET', path, { token });
  const rowOfCouple = { firstUserId: userId, secondUserId: profileId };
  return {
    'a signed-in admin': {
      params: { adminId },
      call: get('/users/me'),
      answer: { body: { id: adminId, admin: true } },
    },
    'a signed-in admin and a member': {
      params: { adminId, userId, imageId: 31 },
      call: get(`/v1/admin/users/${userId}`),
      answer: {
        body: {
          images: [{ id: 31 }],
          subscription: { status: 'active', migrateToReplacementPlanAfterCancellation: true },
          approvedAt: expect.any(String) as string,
        },
      },
    },
    'a signed-in admin and an account that is flagged': {
      params: { adminId, userId },
      call: get(`/v1/admin/users/${userId}`),
      answer: { body: { id: userId, ignore: true } },
    },
    'a signed-in admin and two members': {
      params: couple,
      call: get('/v1/admin/users'),
      answer: { body: [{ id: userId }, { id: profileId }] },
    },
    'a signed-in admin and a match that waits': {
      params: { ...couple, matchId: 9 },
      call: get('/v1/admin/matches'),
      answer: { body: [{ id: 9, type: 'queued', ...rowOfCouple }] },
    },
    'a signed-in admin and a recommendation': {
      params: { ...couple, recommendationId: 9 },
      call: get(`/v1/admin/matches/recommendations?userId=${profileId}`),
      answer: { body: [{ id: 9, ...rowOfCouple }] },
    },
    'a signed-in admin and a note on matches': {
      params: { adminId, userId, noteId: 9 },
      call: get(`/v1/admin/match-feedback?userId=${userId}`),
      answer: { body: [{ id: 9 }] },
    },
    'a signed-in admin and a model that is ready': {
      params: { adminId, modelId: 9 },
      call: get('/ai/models'),
      answer: { body: [{ id: 9, status: 'ready' }] },
    },
    'a signed-in admin and a model that is training': {
      params: { adminId, modelId: 9 },
      call: get('/ai/models'),
      answer: { body: [{ id: 9, status: 'training' }] },
    },
  } satisfies Partial<Checks>;
};
