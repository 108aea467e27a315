import { MatchersV3 } from '@pact-foundation/pact';
import { messages, resendCoolDownMessage, serverMessages } from '@perigee/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { authenticatePhone, sendVerificationCode, type PhoneAuthentication } from '../src/index.ts';
import { given } from './given.ts';
import { aToken, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { CODE, WRONG_CODE, phoneCredentials: credentials } = fixtures;
const { phone } = credentials;
/** Of the right form, but no number that can exist. */
const impossiblePhone = '+10000000000';

const anAuthentication = (example: PhoneAuthentication) =>
  ({
    id: MatchersV3.integer(example.id),
    completedSignup: example.completedSignup,
    jwt: aToken(example.jwt),
    chatToken: aToken(example.chatToken),
  }) satisfies Expected<PhoneAuthentication>;

beforeAll(() => {
  clearArea('auth', ['sendVerificationCode', 'authenticatePhone']);
});

describe('sendVerificationCode', () => {
  const operationId = 'sendVerificationCode';

  it('sends a code', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for a code',
        given: given('a phone that is new', { phone }),
        body: { phone },
      },
      { status: 204 },
      async () => {
        expect(await sendVerificationCode({ phone })).toBeUndefined();
      },
    ));

  it('refuses a number that cannot exist', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for a code to a number that cannot exist',
        body: { phone: impossiblePhone },
      },
      { status: 422, message: messages.phone.invalid },
      async (refusal) => {
        await expect(sendVerificationCode({ phone: impossiblePhone })).rejects.toMatchObject(
          refusal,
        );
      },
    ));

  it('refuses to send again too soon', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for another code too soon',
        given: given('a phone that asked for a code a moment ago', { phone }),
        body: { phone },
      },
      { status: 429, message: resendCoolDownMessage(30) },
      async (refusal) => {
        await expect(sendVerificationCode({ phone })).rejects.toMatchObject(refusal);
      },
    ));
});

describe('authenticatePhone', () => {
  const operationId = 'authenticatePhone';

  it('tells a newcomer to sign up', () =>
    succeeds(
      {
        operationId,
        receiving: 'the right code of a newcomer',
        given: given('a code sent to a phone that is new', { phone, code: CODE }),
        body: credentials,
      },
      { status: 200, body: anAuthentication(fixtures.newcomerAuthentication) },
      async () => {
        expect(await authenticatePhone(credentials)).toEqual(fixtures.newcomerAuthentication);
      },
    ));

  it('signs a member in', () =>
    succeeds(
      {
        operationId,
        receiving: 'the right code of a member',
        given: given('a code sent to a member', { phone, code: CODE }),
        body: credentials,
      },
      { status: 200, body: anAuthentication(fixtures.memberAuthentication) },
      async () => {
        expect(await authenticatePhone(credentials)).toEqual(fixtures.memberAuthentication);
      },
    ));

  it('refuses a wrong code', () =>
    refuses(
      {
        operationId,
        receiving: 'a wrong code',
        given: given('a code sent to a member', { phone, code: CODE }),
        body: { phone, code: WRONG_CODE },
      },
      { status: 422, message: messages.code.invalid },
      async (refusal) => {
        await expect(authenticatePhone({ phone, code: WRONG_CODE })).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses even the right code after too many guesses', () =>
    refuses(
      {
        operationId,
        receiving: 'the right code after too many guesses',
        given: given('a code that was guessed wrong too often', { phone, code: CODE }),
        body: credentials,
      },
      { status: 429, message: serverMessages.codeUsedUp },
      async (refusal) => {
        await expect(authenticatePhone(credentials)).rejects.toMatchObject(refusal);
      },
    ));
});
