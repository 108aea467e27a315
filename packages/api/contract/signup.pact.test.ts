import { serverMessages } from '@perigee/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { session, signUpRequest } from '../src/fixtures/index.ts';
import { signUp } from '../src/index.ts';
import { fromState, given } from './given.ts';
import { aSession } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const newPhone = given('a verified phone', {});
const body = { ...signUpRequest, phoneNumber: fromState('phone', signUpRequest.phoneNumber) };

beforeAll(() => {
  rewriteArea('signup');
});

/** The call is public: the bearer is no session, but the proof of the phone. */
describe('signUp', () => {
  const operationId = 'signUp';

  it('creates the account and signs in', () =>
    succeeds(
      { operationId, receiving: 'a sign-up', given: newPhone, bearer: true, body },
      { status: 200, body: aSession(session) },
      async () => {
        expect(await signUp(signUpRequest)).toEqual(session);
      },
    ));

  it('refuses an email that belongs to another user', () =>
    refuses(
      {
        operationId,
        receiving: 'a sign-up with an email that belongs to another user',
        given: [newPhone, given('another user', { role: 'member' })],
        bearer: true,
        body: { ...body, email: fromState('otherEmail', signUpRequest.email) },
      },
      { status: 409, message: serverMessages.emailTaken },
      async (refusal) => {
        await expect(signUp(signUpRequest)).rejects.toMatchObject(refusal);
      },
    ));
});
