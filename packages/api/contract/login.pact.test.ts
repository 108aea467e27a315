import { serverMessages } from '@perigee/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { logIn, resetPassword, sendPasswordResetLink } from '../src/index.ts';
import { fromState, given } from './given.ts';
import { aSession } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { magicTokenLogin, memberSession, passwordLogin, passwordReset } = fixtures;
const { passwordResetLinkRequest } = fixtures;

const member = given('a user', { role: 'member' });

beforeAll(() => {
  rewriteArea('auth', ['logIn', 'sendPasswordResetLink', 'resetPassword']);
});

describe('logIn', () => {
  const operationId = 'logIn';
  const session = { status: 200, body: aSession(memberSession) };
  const signInLink = (used: boolean) => [
    member,
    given('an emailed link', { purpose: 'sign-in', used }),
  ];
  const linkInBody = {
    ...magicTokenLogin,
    magicToken: fromState('linkToken', magicTokenLogin.magicToken),
  };

  it('signs in by password', () =>
    succeeds(
      {
        operationId,
        receiving: 'the right password of a host',
        given: [given('a user', { role: 'host' }), given('a password', { of: 'user' })],
        body: {
          ...passwordLogin,
          email: fromState('email', passwordLogin.email),
          password: fromState('password', passwordLogin.password),
        },
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
        given: signInLink(false),
        body: linkInBody,
      },
      session,
      async () => {
        expect(await logIn(magicTokenLogin)).toEqual(memberSession);
      },
    ));

  it('refuses a link that was used', () =>
    refuses(
      {
        operationId,
        receiving: 'the token of a sign-in link for the second time',
        given: signInLink(true),
        body: linkInBody,
      },
      { status: 422, message: serverMessages.linkInvalid },
      async (refusal) => {
        await expect(logIn(magicTokenLogin)).rejects.toMatchObject(refusal);
      },
    ));
});

it('sendPasswordResetLink mails a link', () =>
  succeeds(
    {
      operationId: 'sendPasswordResetLink',
      receiving: 'a request for a new password',
      given: given('another user', { role: 'host' }),
      body: { email: fromState('otherEmail', passwordResetLinkRequest.email) },
    },
    { status: 204 },
    async () => {
      expect(await sendPasswordResetLink(passwordResetLinkRequest)).toBeUndefined();
    },
  ));

it('resetPassword sets the new password', () =>
  succeeds(
    {
      operationId: 'resetPassword',
      receiving: 'a new password',
      given: [member, given('an emailed link', { purpose: 'reset-password', used: false })],
      body: { ...passwordReset, token: fromState('linkToken', passwordReset.token) },
    },
    { status: 204 },
    async () => {
      expect(await resetPassword(passwordReset)).toBeUndefined();
    },
  ));
