import { messages, serverMessages } from '@perigee/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { session, signUpRequest as body, waitlistedDater } from '../src/fixtures/index.ts';
import { signUp } from '../src/index.ts';
import { given } from './given.ts';
import { aSession } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const operationId = 'signUp';
const phone = body.phoneNumber;
const userId = waitlistedDater.id;

beforeAll(() => {
  clearArea('signup');
});

describe('signUp', () => {
  it('creates the account and signs in', () =>
    succeeds(
      {
        operationId,
        receiving: 'a sign-up',
        given: given('a phone that is verified', { phone, userId }),
        bearer: true,
        body,
      },
      { status: 200, body: aSession(session) },
      async () => {
        expect(await signUp(body)).toEqual(session);
      },
    ));

  it('refuses a phone that nobody has proven', () =>
    refuses(
      {
        operationId,
        receiving: 'a sign-up without a proof of the phone',
        given: given('a phone that is new', { phone }),
        body,
      },
      { status: 401, message: serverMessages.phoneNotVerified },
      async (refusal) => {
        await expect(signUp(body)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses a phone that has an account', () =>
    refuses(
      {
        operationId,
        receiving: 'a sign-up with a phone that has an account',
        given: given('a phone that has an account', { phone, userId }),
        bearer: true,
        body,
      },
      { status: 409, message: serverMessages.phoneTaken },
      async (refusal) => {
        await expect(signUp(body)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an email that belongs to another user', () =>
    refuses(
      {
        operationId,
        receiving: 'a sign-up with an email that belongs to another user',
        given: given('an email that belongs to another user', {
          phone,
          userId,
          email: body.email,
        }),
        bearer: true,
        body,
      },
      { status: 409, message: serverMessages.emailTaken },
      async (refusal) => {
        await expect(signUp(body)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an email that is none', () => {
    const malformed = { ...body, email: 'marisol@' };
    return refuses(
      {
        operationId,
        receiving: 'a sign-up with a malformed email',
        given: given('a phone that is verified', { phone, userId }),
        bearer: true,
        body: malformed,
      },
      { status: 422, message: messages.email.invalid },
      async (refusal) => {
        await expect(signUp(malformed)).rejects.toMatchObject(refusal);
      },
    );
  });
});
