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
      applying: 'screens-referral-inviteredirect--applying',
      'applied-redirect': 'screens-referral-inviteredirect--applying',
      'failed-redirect': 'screens-referral-inviteredirect--applying',
      'logged-out': 'screens-referral-inviteredirect--logged-out',
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
      invite: 'screens-referral-invitepanel--invite',
      copied: 'screens-referral-invitepanel--invite',
      invited: 'screens-referral-invitepanel--invited',
      'without-code': 'screens-referral-invitepanel--without-code',
      loading: 'screens-referral-invitepanel--loading',
      failed: 'screens-referral-invitepanel--failed',
    },
  },
  {
    id: 'referral-code-dialog',
    title: 'Enter referral code',
    routes: [],
    audience: 'member',
    source: ['member §2', 'member §4', 'member §5', 'member §8'],
    alsoCalled: ['promo code'],
    states: {
      empty: 'screens-referral-referralcodedialog--empty',
      submitting: 'screens-referral-referralcodedialog--empty',
      invalid: 'screens-referral-referralcodedialog--invalid',
      refused: 'screens-referral-referralcodedialog--empty',
      applied: 'screens-referral-referralcodedialog--empty',
    },
  },
];
