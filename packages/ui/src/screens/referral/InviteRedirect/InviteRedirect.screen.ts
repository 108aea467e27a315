import type { Screen } from '../../../screen.ts';

export const inviteRedirect: Screen = {
  id: 'invite-redirect',
  title: 'Invite link',
  area: 'referral',
  routes: ['/invite/:referralCode'],
  audience: 'anyone',
  source: ['member §2', 'member §8'],
  states: ['applying', 'applied-redirect', 'failed-redirect', 'logged-out'],
};
