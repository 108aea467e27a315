import {
  CODE,
  magicLinkRequest,
  magicTokenLogin,
  passwordLogin,
  passwordReset,
  REFERRAL_CODE,
  signUpRequest,
  nft,
  publicProfile,
} from '@perigee/api/fixtures';
import { providerStates, type ProviderState } from '@perigee/api/provider-states';
import { afterAll, describe, expect, it } from 'vitest';
import { applyProviderState, type StateResult } from '../src/states/provider-states.ts';
import { eventChecks } from './state-checks/events.ts';
import { createTestSandbox, PHONE, type Reply } from './harness.ts';
import { hostChecks } from './state-checks/hosts.ts';
import { membershipChecks } from './state-checks/membership.ts';
import { ticketChecks } from './state-checks/tickets.ts';
import { profileChecks } from './state-checks/profile.ts';
import { adminChecks } from './state-checks/admin.ts';
import type { Checks } from './state-checks/check.ts';

const sandbox = await createTestSandbox();
afterAll(() => sandbox.close());

const verify = () => sandbox.call('POST', '/verify-phone', { body: { phone } });
const authenticate = () => sandbox.call('POST', '/auth/phone', { body: { phone, code: CODE } });
const signUp = ({ token }: StateResult) =>
  sandbox.call('POST', '/auth/signup', { body: signUpRequest, token });
const getMe = ({ token }: StateResult) => sandbox.call('GET', '/users/me', { token });
const getEntry = ({ token }: StateResult) => sandbox.call('GET', '/waitlist/me', { token });
const decide = ({ token }: StateResult) =>
  sandbox.call('PUT', `/waitlist/${userId}`, { body: { membershipType: 'friends' }, token });

const logIn = (body: object) => () => sandbox.call('POST', '/auth/login', { body });
const mailLink = () => sandbox.call('POST', '/auth/magic-token/email', { body: magicLinkRequest });
const reset = () => sandbox.call('POST', '/auth/reset-password', { body: passwordReset });
const textLink = () => sandbox.call('POST', '/download-link/ios/sms', { body: { phone } });

const withReferralCode = { userId: 4242, referralCode: REFERRAL_CODE };
const applyCode = ({ token }: StateResult) =>
  sandbox.call('PATCH', `/users/invite/${REFERRAL_CODE}`, { token });

const checkUsername = () => sandbox.call('GET', `/users/${username}/exists`);
const takeUsername = ({ token }: StateResult) =>
  sandbox.call('PUT', '/users/me', { body: { username: username.toUpperCase() }, token });

const getDeck = ({ token }: StateResult) => sandbox.call('GET', '/for-you/profiles', { token });
const getLikes = ({ token }: StateResult) => sandbox.call('GET', '/for-you', { token });

const username = 'marisol';
/** The state's pictures lie under the sandbox's own address. */
const withSandboxPictures = {
  profileImage: expect.stringContaining('/pictures/') as string,
  images: [expect.objectContaining({ profileImage: true }) as object],
};
const phone = PHONE;
const userId = 4242;
const otherId = 4243;
const couple = { userId, otherId };
const withCode = { phone, code: CODE };
const { email, password } = passwordLogin;
const { token: linkToken } = passwordReset;
const { magicToken } = magicTokenLogin;

const CHECKS: Checks = {
  ...hostChecks((...call) => sandbox.call(...call)),
  ...membershipChecks((...call) => sandbox.call(...call)),
  ...ticketChecks((...call) => sandbox.call(...call)),
  ...eventChecks((...call) => sandbox.call(...call)),
  ...profileChecks((...call) => sandbox.call(...call)),
  ...adminChecks((...call) => sandbox.call(...call)),

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
  'an email that belongs to another user': {
    params: { phone, userId, email: signUpRequest.email },
    call: signUp,
    answer: { status: 409 },
  },
  'a member with a password': {
    params: { email, password },
    call: logIn(passwordLogin),
    answer: { status: 200 },
  },
  'a member whose password was guessed wrong too often': {
    params: { email, password },
    call: logIn(passwordLogin),
    answer: { status: 429 },
  },
  'a member with an email': { params: { email }, call: mailLink, answer: { status: 204 } },
  'an email that was sent too many links': {
    params: { email },
    call: mailLink,
    answer: { status: 429 },
  },
  'a link for a new password': {
    params: { token: linkToken },
    call: reset,
    answer: { status: 204 },
  },
  'a link for a new password that was used': {
    params: { token: linkToken },
    call: reset,
    answer: { status: 422 },
  },
  'a sign-in link': {
    params: { magicToken },
    call: logIn(magicTokenLogin),
    answer: { status: 200 },
  },
  'a sign-in link that was used': {
    params: { magicToken },
    call: logIn(magicTokenLogin),
    answer: { status: 422 },
  },
  'a phone that was sent too many links': {
    params: { phone },
    call: textLink,
    answer: { status: 429 },
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
  'a username that nobody has': {
    params: { username },
    call: checkUsername,
    answer: { body: { exists: false } },
  },
  'a username that another user has': {
    params: { userId, username },
    call: takeUsername,
    answer: { status: 409 },
  },
  'a member with a public profile': {
    params: { userId, username },
    call: () => sandbox.call('GET', `/users/${username}/profile`),
    answer: { body: { ...publicProfile, id: userId, username, ...withSandboxPictures } },
  },
  'a person who is not there': {
    params: { userId },
    call: () => sandbox.call('GET', `/users/${userId}`),
    answer: { status: 404 },
  },
  'a signed-in dater and a member with an NFT': {
    params: { userId, memberId: 77 },
    call: ({ token }) => sandbox.call('GET', '/users/77/nfts', { token }),
    answer: { body: [nft] },
  },
  'a signed-in dater and a profile in their deck': {
    params: couple,
    call: getDeck,
    answer: { body: { profiles: [{ id: otherId, liked: false }] } },
  },
  'a signed-in dater who passed a profile': {
    params: couple,
    call: getDeck,
    answer: { body: { profiles: [] } },
  },
  'a signed-in admin and a profile in the decks': {
    params: { adminId: 7, userId },
    call: ({ token }) => sandbox.call('GET', '/for-you/admin/profiles', { token }),
    answer: { body: { profiles: [{ id: userId }] } },
  },
  'a signed-in dater with points and a profile in their deck': {
    params: { ...couple, points: 70 },
    call: getMe,
    answer: { body: { points: 70 } },
  },
  'a signed-in dater whom another user likes': {
    params: couple,
    call: getLikes,
    answer: { body: { received: [{ profile: { id: otherId } }], matches: [] } },
  },
  'a signed-in dater who likes another user': {
    params: couple,
    call: ({ token }) => sandbox.call('GET', '/for-you/profiles/liked', { token }),
    answer: { body: [{ profile: { id: otherId }, status: 'waiting' }] },
  },
  'a signed-in dater with points whose like was declined': {
    params: { ...couple, points: 70 },
    call: ({ token }) => sandbox.call('GET', '/for-you/profiles/liked', { token }),
    answer: { body: [{ profile: { id: otherId }, status: 'declined' }] },
  },
  'a signed-in dater with a match': {
    params: { ...couple, matchId: 9 },
    call: getLikes,
    answer: { body: { received: [], matches: [{ id: 9, profile: { id: otherId } }] } },
  },
  'a signed-in dater whose membership is paused': {
    params: couple,
    call: getMe,
    answer: { body: { subscription: { status: 'paused' } } },
  },
  'a signed-in admin and a waitlist': {
    params: { adminId: 7, userId, referralCode: REFERRAL_CODE },
    call: ({ token }) => sandbox.call('GET', '/waitlist?waitlistStatus=pending', { token }),
    answer: { body: { data: [{ id: userId, referrer: { name: 'Idris Okafor' } }] } },
  },
  'a signed-in dater with a complete profile': {
    params: { userId },
    call: ({ token }) => sandbox.call('PUT', '/users/application', { token, body: {} }),
    answer: { body: { id: userId, waitlistStatus: 'database-pending' } },
  },
  'a signed-in dater with a referrer': {
    params: { userId, referrerId: 77 },
    call: ({ token }) => sandbox.call('GET', '/users/me/referrer', { token }),
    answer: { body: { referrer: { id: 77, username: 'idris' } } },
  },
  'a signed-in dater with a referral code': {
    params: withReferralCode,
    call: getMe,
    answer: { body: { id: userId, inviteReferralCode: REFERRAL_CODE } },
  },
  'a signed-in dater and a member with a referral code': {
    params: withReferralCode,
    call: applyCode,
    answer: { body: { data: { accepted: true } } },
  },
  'a signed-in dater whom another user referred': {
    params: withReferralCode,
    call: applyCode,
    answer: { status: 409 },
  },
  'a signed-in dater who tried too many referral codes': {
    params: withReferralCode,
    call: applyCode,
    answer: { status: 429 },
  },
  'a signed-in admin and something to report': {
    params: { adminId: 7, userId, eventId: 12, referralCode: REFERRAL_CODE },
    call: ({ token }) => {
      const path = '/v1/admin/analytics/downloads/event/signups';
      return sandbox.call('POST', path, { token, body: { eventId: 12 } });
    },
    answer: { status: 200, body: expect.stringContaining(`,${userId},`) as string },
  },
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
