import type { Screen } from '../../../screen.ts';

export const walletsPage: Screen = {
  id: 'wallets-page',
  title: 'My Wallets',
  area: 'profile',
  routes: ['/wallets'],
  audience: 'member',
  source: ['member §1', 'member §2', 'member §7'],
  states: [
    'default',
    'hidden-in-waitlist-mode',
    'added',
    'removed',
    'removal-failed',
    'redeemed',
    'empty',
    'loading',
    'failed',
  ],
};
