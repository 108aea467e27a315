import type { Screen } from '../../../screen.ts';

export const landingPage: Screen = {
  id: 'landing-page',
  title: 'Landing',
  area: 'shell',
  routes: ['/'],
  audience: 'anyone',
  source: ['member §2', 'member §6', 'events §2'],
  states: ['visitor', 'signed-in', 'waitlisted', 'accepted', 'host-fallback'],
};
