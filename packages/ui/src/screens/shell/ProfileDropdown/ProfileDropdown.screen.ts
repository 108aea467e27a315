import type { Screen } from '../../../screen.ts';

export const profileDropdown: Screen = {
  id: 'profile-dropdown',
  title: 'Account menu',
  area: 'shell',
  routes: [],
  audience: 'anyone',
  source: ['member §1', 'member §2', 'member §6'],
  states: [
    'dater',
    'dater-waitlist-mode',
    'with-invitation',
    'without-invitation',
    'with-tickets',
    'without-tickets',
    'admin',
    'host',
    'admin-and-host',
    'logged-out-small',
  ],
};
