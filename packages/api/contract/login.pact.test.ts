import { messages, serverMessages } from '@perigee/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { logIn, resetPassword, sendPasswordResetLink } from '../src/index.ts';
import { given } from './given.ts';
import { aSession } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { magicTokenLogin, memberSession, passwordLogin, passwordReset } = fixtures;
const { email, password } = passwordLogin;
const { magicToken } = magicTokenLogin;
const { token } = passwordReset;

beforeAll(() => {
  clearArea('auth', ['logIn', 'sendPasswordResetLink', 'resetPassword']);
});

describe('logIn', () => {
  const operationId = 'logIn';
  const session = { status: 200, body: aSession(memberSession) };

  it('signs in by password', () =>
    succeeds(
      {
        operationId,
        receiving: 'the right password of a member',
        given: given('a member with a password', { email, password }),
        body: passwordLogin,
      },
      session,
      async () => {
        expect(await logIn(passwordLogin)).toEqual(memberSession);
      },
    ));

  it('signs in by a link', () =>
    succeeds(
      {
        operationId,
        receiving: 'the token of a sign-in link',
        given: given('a sign-in link', { magicToken }),
        body: magicTokenLogin,
      },
      session,
      async () => {
        expect(await logIn(magicTokenLogin)).toEqual(memberSession);
      },
    ));

  const wrong = { ...passwordLogin, password: 'wrong horse battery' };
  it.each([
    [
      'a wrong password',
      {
        given: given('a member with a password', { email, password }),
        body: wrong,
        status: 422,
        message: serverMessages.loginRefused,
      },
    ],
    [
      'the token of a sign-in link for the second time',
      {
        given: given('a sign-in link that was used', { magicToken }),
        body: magicTokenLogin,
        status: 422,
        message: serverMessages.linkNotGood,
      },
    ],
    [
      'the right password after too many guesses',
      {
        given: given('a member whose password was guessed wrong too often', { email, password }),
        body: passwordLogin,
        status: 429,
        message: serverMessages.tooManyLogins,
      },
    ],
  ])('refuses %s', (receiving, { status, message, body, ...call }) =>
    refuses({ operationId, receiving, body, ...call }, { status, message }, async (refusal) => {
      await expect(logIn(body)).rejects.toMatchObject(refusal);
    }),
  );
});

describe('sendPasswordResetLink', () => {
  const operationId = 'sendPasswordResetLink';
  const body = fixtures.passwordResetLinkRequest;

  it('mails a link', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for a new password',
        given: given('a member with an email', { email }),
        body,
      },
      { status: 204 },
      async () => {
        expect(await sendPasswordResetLink(body)).toBeUndefined();
      },
    ));

  it('says the same of an email that nobody has', () => {
    const unknown = { email: 'nobody@example.com' };
    return succeeds(
      {
        operationId,
        receiving: 'a request for a new password for an email that nobody has',
        body: unknown,
      },
      { status: 204 },
      async () => {
        expect(await sendPasswordResetLink(unknown)).toBeUndefined();
      },
    );
  });

  it('refuses an email that is none', () => {
    const malformed = { email: 'idris@' };
    return refuses(
      {
        operationId,
        receiving: 'a request for a new password with a malformed email',
        body: malformed,
      },
      { status: 422, message: messages.email.invalid },
      async (refusal) => {
        await expect(sendPasswordResetLink(malformed)).rejects.toMatchObject(refusal);
      },
    );
  });

  it('refuses to send too many', () =>
    refuses(
      {
        operationId,
        receiving: 'one request for a new password too many',
        given: given('an email that was sent too many links', { email }),
        body,
      },
      { status: 429, message: serverMessages.tooManyLinks },
      async (refusal) => {
        await expect(sendPasswordResetLink(body)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('resetPassword', () => {
  const operationId = 'resetPassword';

  it('sets the new password', () =>
    succeeds(
      {
        operationId,
        receiving: 'a new password',
        given: given('a link for a new password', { token }),
        body: passwordReset,
      },
      { status: 204 },
      async () => {
        expect(await resetPassword(passwordReset)).toBeUndefined();
      },
    ));

  it('refuses a link that was used', () =>
    refuses(
      {
        operationId,
        receiving: 'a new password with a link that was used',
        given: given('a link for a new password that was used', { token }),
        body: passwordReset,
      },
      { status: 422, message: serverMessages.linkNotGood },
      async (refusal) => {
        await expect(resetPassword(passwordReset)).rejects.toMatchObject(refusal);
      },
    ));
});
