import type { Screen } from '../../screen.ts';

/** The screens of the area, with the names in the product's list. */
export const inventory: readonly Screen[] = [
  {
    id: 'invite-redirect',
    title: 'Invite link',
    routes: ['/invite/:referralCode'],
    audience: 'anyone',
    source: ['member §2', 'member §8'],
    alsoCalled: ['referral'],
    states: {
      applying: 'screens-referral-invitation-link--applying',
      'applied-redirect': 'screens-referral-invitation-link--applying',
      'failed-redirect': 'screens-referral-invitation-link--applying',
      'logged-out': 'screens-referral-invitation-link--logged-out',
    },
  },
  {
    id: 'share-your-invite',
    title: 'Invite a friend',
    routes: ['/'],
    audience: 'member',
    source: ['member §2', 'member §7'],
    alsoCalled: ['refer a friend', 'referral'],
    states: {
      invite: 'screens-referral-invite-friends--invite',
      copied: 'screens-referral-invite-friends--invite',
      invited: 'screens-referral-invite-friends--invited',
      'without-code': 'screens-referral-invite-friends--without-code',
      loading: 'screens-referral-invite-friends--loading',
      failed: 'screens-referral-invite-friends--failed',
    },
  },
  {
    id: 'referral-code-dialog',
    title: 'Enter referral code',
    audience: 'member',
    source: ['member §2', 'member §4', 'member §5', 'member §8'],
    alsoCalled: ['promo code'],
    states: {
      empty: 'screens-referral-referral-code--empty',
      submitting: 'screens-referral-referral-code--empty',
      invalid: 'screens-referral-referral-code--invalid',
      refused: 'screens-referral-referral-code--empty',
      applied: 'screens-referral-referral-code--empty',
    },
  },
];
