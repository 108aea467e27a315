import { CODE, signUpRequest } from '@perigee/api/fixtures';
import {
  providerStates,
  type ProviderState,
  type ProviderStateParams,
} from '@perigee/api/provider-states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyProviderState, type StateResult } from '../src/states/provider-states.ts';
import { createTestSandbox, PHONE, type Reply, type TestSandbox } from './harness.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const verify = () => sandbox.call('POST', '/verify-phone', { body: { phone } });
const authenticate = () => sandbox.call('POST', '/auth/phone', { body: { phone, code: CODE } });
const signUp = ({ token }: StateResult) =>
  sandbox.call('POST', '/auth/signup', { body: signUpRequest, token });
const getMe = ({ token }: StateResult) => sandbox.call('GET', '/users/me', { token });
const getEntry = ({ token }: StateResult) => sandbox.call('GET', '/waitlist/me', { token });
const decide = ({ token }: StateResult) =>
  sandbox.call('PUT', `/waitlist/${userId}`, { body: { membershipType: 'friends' }, token });

const phone = PHONE;
const userId = 4242;
const withCode = { phone, code: CODE };

interface Check<State extends ProviderState> {
  params: ProviderStateParams[State];
  /** A call that shows whether the state is there. */
  call: (state: StateResult) => Promise<Reply>;
  answer: object;
}

const CHECKS: { [State in ProviderState]: Check<State> } = {
  'a phone that is new': { params: { phone }, call: verify, answer: { status: 204 } },
  'a phone that asked for a code a moment ago': {
    params: { phone },
    call: verify,
    answer: { status: 429 },
  },
  'a code sent to a phone that is new': {
    params: withCode,
    call: authenticate,
    answer: { body: { completedSignup: false } },
  },
  'a code sent to a member': {
    params: withCode,
    call: authenticate,
    answer: { body: { completedSignup: true } },
  },
  'a code that was guessed wrong too often': {
    params: withCode,
    call: authenticate,
    answer: { status: 429 },
  },
  'a phone that is verified': {
    params: { phone, userId },
    call: signUp,
    answer: { body: { userId } },
  },
  'a phone that has an account': {
    params: { phone, userId },
    call: signUp,
    answer: { status: 409 },
  },
  'an email that belongs to somebody else': {
    params: { phone, userId, email: signUpRequest.email },
    call: signUp,
    answer: { status: 409 },
  },
  'a signed-in dater on the waitlist': {
    params: { userId, position: 142 },
    call: getEntry,
    answer: { body: { position: 142 } },
  },
  'a signed-in admin and an applicant': {
    params: { adminId: 7, userId, waitlistStatus: 'maybe' },
    call: decide,
    answer: { body: { waitlistStatus: 'maybe', hNum: null } },
  },
  'an expired session': { params: { userId }, call: getMe, answer: { status: 401 } },
  'a signed-in dater': {
    params: { userId },
    call: getMe,
    answer: { body: { id: userId, admin: false } },
  },
  'a signed-in dater who was accepted': {
    params: { userId },
    call: getMe,
    answer: {
      body: {
        id: userId,
        username: expect.any(String) as string,
        profileImage: expect.any(String) as string,
        hNum: expect.any(Number) as number,
        waitlistStatus: 'yes',
      },
    },
  },
};

async function answerIn(name: ProviderState): Promise<Reply> {
  const { params, call } = CHECKS[name];
  return call(await applyProviderState(sandbox.context, name, params));
}

describe('the provider state', () => {
  it.each(Object.keys(providerStates) as ProviderState[])(
    '%s is what its name says, also the second time',
    async (name) => {
      expect(await answerIn(name)).toMatchObject(CHECKS[name].answer);
      expect(await answerIn(name)).toMatchObject(CHECKS[name].answer);
    },
  );
});
