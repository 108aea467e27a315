import { serverMessages } from '@perigee/domain';
import { hostServerMessages } from '@perigee/domain/hosts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { signUpHost } from '../src/index.ts';
import { given } from './given.ts';
import { aSession } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

beforeAll(() => {
  clearArea('hosts', ['signUpHost']);
});

describe('signUpHost', () => {
  const operationId = 'signUpHost';
  const body = fixtures.hostSignUpRequest;
  const { uuid, email, phoneNumber: phone } = body;
  const invited = { uuid, phone, userId: fixtures.hostSession.userId };

  it('makes a host and signs them in', () =>
    succeeds(
      {
        operationId,
        receiving: 'the sign-up of a host',
        given: given('a host invitation and a phone that is verified', invited),
        bearer: true,
        body,
      },
      { status: 200, body: aSession(fixtures.hostSession) },
      async () => {
        expect(await signUpHost(body)).toEqual(fixtures.hostSession);
      },
    ));

  it('refuses a phone that is not proven', () =>
    refuses(
      {
        operationId,
        receiving: 'the sign-up of a host without a proof of the phone',
        given: given('an old host invitation', { uuid }),
        body,
      },
      { status: 401, message: serverMessages.phoneNotVerified },
      async (refusal) => {
        await expect(signUpHost(body)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an invitation that was used', () =>
    refuses(
      {
        operationId,
        receiving: 'the sign-up of a host with an invitation that was used',
        given: given('a host invitation that was used, and a phone that is verified', invited),
        bearer: true,
        body,
      },
      { status: 422, message: hostServerMessages.invitationNotGood },
      async (refusal) => {
        await expect(signUpHost(body)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses a phone that has an account', () =>
    refuses(
      {
        operationId,
        receiving: 'the sign-up of a host with a phone that has an account',
        given: given('a host invitation and a phone that has an account', invited),
        bearer: true,
        body,
      },
      { status: 409, message: serverMessages.phoneTaken },
      async (refusal) => {
        await expect(signUpHost(body)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an email that belongs to another user', () =>
    refuses(
      {
        operationId,
        receiving: 'the sign-up of a host with an email that belongs to another user',
        given: given('a host invitation and an email that belongs to another user', {
          ...invited,
          email,
        }),
        bearer: true,
        body,
      },
      { status: 409, message: serverMessages.emailTaken },
      async (refusal) => {
        await expect(signUpHost(body)).rejects.toMatchObject(refusal);
      },
    ));
});
