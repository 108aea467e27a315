import type { Screen } from '../../../screen.ts';

export const waitlistToggle: Screen = {
  id: 'waitlist-toggle',
  title: 'Waitlist on and off',
  area: 'waitlist',
  routes: ['/'],
  audience: 'admin',
  source: ['member §6', 'member §8', 'admin §4', 'admin §7'],
  states: ['on', 'off', 'saving', 'failed'],
};
