import type { StateResult } from '../../src/states/provider-states.ts';
import type { CallSandbox, Checks } from './check.ts';

type ProfileState =
  | 'a signed-in dater with uploaded photos'
  | 'a signed-in dater and a photo of another user'
  | 'a signed-in dater who comes back from another network'
  | 'a signed-in dater with a linked account and a wallet'
  | 'a signed-in dater with points'
  | 'a signed-in guest of an event that is live'
  | 'a signed-in guest of an event to come'
  | 'a signed-in dater and an event that is live';

const userId = 4242;
const ticket = { userId, eventId: 12 };

/** The checks of the states of uploads, linked accounts, wallets, points and rooms. */
export function profileChecks(call: CallSandbox): Pick<Checks, ProfileState> {
  const put = (body: object) => (state: StateResult) =>
    call('PUT', '/users/me', { ...state, body });
  const post = (path: string, body: object) => (state: StateResult) =>
    call('POST', path, { ...state, body });
  const enter = post('/users/streaming/token', { room: String(ticket.eventId) });
  const link = { platform: 'tiktok', state: 'x', code: 'y' } as const;
  const ids = { accountId: 8, walletId: 9 };
  const address = `0x${'a'.repeat(40)}`;

  return {
    'a signed-in dater with uploaded photos': {
      params: { userId, imageIds: [7, 4] },
      call: put({ images: [{ id: 4 }, { id: 7 }] }),
      answer: { body: { images: [{ id: 4 }, { id: 7 }] } },
    },
    'a signed-in dater and a photo of another user': {
      params: { userId, imageId: 7 },
      call: put({ images: [{ id: 7 }] }),
      answer: { status: 422 },
    },
    'a signed-in dater who comes back from another network': {
      params: { userId, ...link },
      call: post('/accounts/social', link),
      answer: { body: { account: { platform: 'tiktok' } } },
    },
    'a signed-in dater with a linked account and a wallet': {
      params: { userId, address, ...ids },
      call: (state) => call('GET', '/users/me', state),
      answer: {
        body: { socialAccounts: [{ id: ids.accountId }], wallets: [{ id: ids.walletId, address }] },
      },
    },
    'a signed-in dater with points': {
      params: { userId, points: 80 },
      call: post('/points/rewards/redeem', { rewardId: 1 }),
      answer: { body: { points: 30 } },
    },
    'a signed-in guest of an event that is live': {
      params: ticket,
      call: enter,
      answer: { status: 200 },
    },
    'a signed-in guest of an event to come': {
      params: ticket,
      call: enter,
      answer: { status: 422 },
    },
    'a signed-in dater and an event that is live': {
      params: ticket,
      call: enter,
      answer: { status: 403 },
    },
  };
}
