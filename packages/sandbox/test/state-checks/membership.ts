import { membershipServerMessages } from '@perigee/domain/membership';
import type { StateResult } from '../../src/states/provider-states.ts';
import { failed } from '../harness.ts';
import type { CallSandbox, Checks } from './check.ts';

const [adminId, userId] = [7, 4242];
const admin = '/v1/admin/memberships';

/** The checks of the states of plans and subscriptions. */
export const membershipChecks = (call: CallSandbox) => {
  const calling =
    (method: string, path: string, body?: object) =>
    ({ token }: StateResult) =>
      call(method, path, { body, token });
  return {
    'a signed-in dater with a membership': {
      params: { userId },
      call: calling('POST', '/memberships', { planId: 2 }),
      answer: failed(409, membershipServerMessages.alreadyMember),
    },
    'a signed-in admin and a member with a subscription': {
      params: { adminId, userId, status: 'paused' },
      call: calling('POST', `${admin}/users/${userId}/resume`),
      answer: { status: 200, body: { status: 'active' } },
    },
    'a signed-in admin and a member who will be moved to another plan': {
      params: { adminId, userId },
      call: calling('DELETE', `${admin}/renewal`, { userId }),
      answer: { status: 200, body: { migrateToReplacementPlanAfterCancellation: false } },
    },
  } satisfies Partial<Checks>;
};
