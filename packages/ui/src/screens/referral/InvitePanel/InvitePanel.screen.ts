import type { Screen } from '../../../screen.ts';

export const invitePanel: Screen = {
  id: 'share-your-invite',
  title: 'Invite a friend',
  area: 'referral',
  routes: ['/'],
  audience: 'member',
  source: ['member §2', 'member §7'],
  states: ['invite', 'copied', 'invited', 'without-code', 'loading', 'failed'],
};
