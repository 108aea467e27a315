import {
  dateApplicationRequest,
  hostSignUpRequest,
  payoutsConnection,
} from '@perigee/api/fixtures';
import { serverMessages } from '@perigee/domain';
import { hostServerMessages } from '@perigee/domain/hosts';
import { expect } from 'vitest';
import type { StateResult } from '../../src/states/provider-states.ts';
import { failed } from '../harness.ts';
import type { CallSandbox, Checks } from './check.ts';

const [userId, hostId, eventId, applicantId] = [4242, 7, 12, 77];
const { uuid, phoneNumber: phone, email } = hostSignUpRequest;
const invited = { uuid, phone, userId };
const linkId = 'moonlit-evenings';

/** The checks of the states of hosts. */
export const hostChecks = (call: CallSandbox) => {
  const signUp = ({ token }: StateResult) =>
    call('POST', '/auth/signup/host', { body: hostSignUpRequest, token });
  const getHost = (name: string | number) => () => call('GET', `/hosts/${name}`);
  const takeLinkId = ({ token }: StateResult) =>
    call('PUT', '/hosts/me', { body: { linkId: linkId.toUpperCase() }, token });
  return {
    'a host invitation': {
      params: { uuid },
      call: signUp,
      answer: failed(401, serverMessages.phoneNotVerified),
    },
    'a host invitation and a phone that is verified': {
      params: invited,
      call: signUp,
      answer: { body: { userId } },
    },
    'a host invitation that was used, and a phone that is verified': {
      params: invited,
      call: signUp,
      answer: failed(422, hostServerMessages.invitationNotGood),
    },
    'a host invitation and a phone that has an account': {
      params: invited,
      call: signUp,
      answer: failed(409, serverMessages.phoneTaken),
    },
    'a host invitation and an email that belongs to another user': {
      params: { ...invited, email },
      call: signUp,
      answer: failed(409, serverMessages.emailTaken),
    },
    'a host with a link id': {
      params: { hostId, linkId },
      call: getHost(hostId),
      answer: { body: { id: hostId, linkId } },
    },
    'a host who is not there': {
      params: { linkId },
      call: getHost(linkId),
      answer: { status: 404 },
    },
    'a signed-in dater and a host with an event': {
      params: { userId, hostId, eventId },
      call: ({ token }) => call('GET', `/hosts/${hostId}/events`, { token }),
      answer: { body: [{ id: eventId, host: { id: hostId } }] },
    },
    'a signed-in dater who asked a host for a date': {
      params: { userId, hostId },
      call: ({ token }) => call('POST', `/hosts/${hostId}/date`, { token, body: {} }),
      answer: { status: 409 },
    },
    'a signed-in host who was asked for a date': {
      params: { userId, hostId, applicantId },
      call: ({ token }) => call('GET', `/hosts/${hostId}/date`, { token }),
      answer: { body: [{ user: { id: applicantId }, ...dateApplicationRequest }] },
    },
    'a signed-in host and another with a link id': {
      params: { userId, hostId, linkId },
      call: takeLinkId,
      answer: { status: 409 },
    },
    'a signed-in host with a payouts account': {
      params: { userId, hostId },
      call: ({ token }) => call('POST', '/payments/stripe/get', { token }),
      answer: { body: { dashboardLink: expect.any(String) as string } },
    },
    'a signed-in host with a payouts code': {
      params: { userId, hostId, ...payoutsConnection },
      call: ({ token }) =>
        call('POST', '/payments/stripe/update', { token, body: payoutsConnection }),
      answer: { status: 204 },
    },
  } satisfies Partial<Checks>;
};
