import { MatchersV3 } from '@pact-foundation/pact';
import { fieldMessages, resendCoolDownMessage } from '@perigee/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { authenticatePhone, sendVerificationCode, type PhoneAuthentication } from '../src/index.ts';
import { fromState, given } from './given.ts';
import { aToken, type Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { WRONG_CODE, phoneCredentials: credentials } = fixtures;
const { phone, code } = credentials;
const phoneInBody = { phone: fromState('phone', phone) };
const credentialsInBody = { ...phoneInBody, code: fromState('code', code) };

const newcomersCode = given('a verification code', { owner: 'a new phone' });
const membersCode = [
  given('a user', { role: 'member' }),
  given('a verification code', { owner: 'user' }),
];

beforeAll(() => {
  rewriteArea('auth', ['sendVerificationCode', 'authenticatePhone']);
});

describe('sendVerificationCode', () => {
  const operationId = 'sendVerificationCode';

  it('sends a code', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for a code',
        given: given('a new phone', {}),
        body: phoneInBody,
      },
      { status: 204 },
      async () => {
        expect(await sendVerificationCode({ phone })).toBeUndefined();
      },
    ));

  it('says how long to wait for another code', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for another code too soon',
        given: newcomersCode,
        body: phoneInBody,
      },
      { status: 429, message: resendCoolDownMessage(30), retryAfter: 30 },
      async (refusal) => {
        await expect(sendVerificationCode({ phone })).rejects.toMatchObject(refusal);
      },
    ));
});

describe('authenticatePhone', () => {
  const operationId = 'authenticatePhone';

  it('gives the proof of a phone without an account', () => {
    const { completedSignup, jwt } = fixtures.newcomerAuthentication;
    return succeeds(
      {
        operationId,
        receiving: 'the right code of a newcomer',
        given: newcomersCode,
        body: credentialsInBody,
      },
      {
        status: 200,
        body: { completedSignup, jwt: aToken(jwt) } satisfies Expected<PhoneAuthentication>,
      },
      async () => {
        expect(await authenticatePhone(credentials)).toEqual({ completedSignup, jwt });
      },
    );
  });

  it('signs a member in', () => {
    const { id, completedSignup, jwt, chatToken } = fixtures.memberAuthentication;
    return succeeds(
      {
        operationId,
        receiving: 'the right code of a member',
        given: membersCode,
        body: credentialsInBody,
      },
      {
        status: 200,
        body: {
          id: MatchersV3.integer(id),
          completedSignup,
          jwt: aToken(jwt),
          chatToken: aToken(chatToken),
        } satisfies Expected<PhoneAuthentication>,
      },
      async () => {
        expect(await authenticatePhone(credentials)).toEqual(fixtures.memberAuthentication);
      },
    );
  });

  it('refuses a wrong code', () =>
    refuses(
      {
        operationId,
        receiving: 'a wrong code',
        given: membersCode,
        body: { ...phoneInBody, code: WRONG_CODE },
      },
      { status: 422, message: fieldMessages.code.invalid },
      async (refusal) => {
        await expect(authenticatePhone({ phone, code: WRONG_CODE })).rejects.toMatchObject(refusal);
      },
    ));
});
