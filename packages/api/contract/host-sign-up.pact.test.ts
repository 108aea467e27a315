import { serverMessages } from '@perigee/domain';
import { hostServerMessages } from '@perigee/domain/hosts';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostSession, hostSignUpRequest } from '../src/fixtures/index.ts';
import { signUpHost } from '../src/index.ts';
import { fromState, given } from './given.ts';
import { aSession } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const newPhone = given('a verified phone', {});
const invited = [newPhone, given('a host invitation', { used: false })];
const body = {
  ...hostSignUpRequest,
  uuid: fromState('uuid', hostSignUpRequest.uuid),
  phoneNumber: fromState('phone', hostSignUpRequest.phoneNumber),
};

beforeAll(() => {
  rewriteArea('hosts', ['signUpHost']);
});

/** The call is public: the bearer is no session, but the proof of the phone. */
describe('signUpHost', () => {
  const operationId = 'signUpHost';

  it('makes a host and signs them in', () =>
    succeeds(
      { operationId, receiving: 'the sign-up of a host', given: invited, bearer: true, body },
      { status: 200, body: aSession(hostSession) },
      async () => {
        expect(await signUpHost(hostSignUpRequest)).toEqual(hostSession);
      },
    ));

  it('refuses an invitation that was used', () =>
    refuses(
      {
        operationId,
        receiving: 'the sign-up of a host with an invitation that was used',
        given: [newPhone, given('a host invitation', { used: true })],
        bearer: true,
        body,
      },
      { status: 422, message: hostServerMessages.invitationInvalid },
      async (refusal) => {
        await expect(signUpHost(hostSignUpRequest)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses an email that belongs to another user', () =>
    refuses(
      {
        operationId,
        receiving: 'the sign-up of a host with an email that belongs to another user',
        given: [...invited, given('another user', { role: 'member' })],
        bearer: true,
        body: { ...body, email: fromState('otherEmail', hostSignUpRequest.email) },
      },
      { status: 409, message: serverMessages.emailTaken },
      async (refusal) => {
        await expect(signUpHost(hostSignUpRequest)).rejects.toMatchObject(refusal);
      },
    ));
});
