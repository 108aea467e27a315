import type { Screen } from '../../../screen.ts';

export const attendeeDashboard: Screen = {
  id: 'attendee-dashboard',
  title: 'ATTENDING',
  area: 'tickets',
  routes: ['/tickets'],
  audience: 'member',
  source: ['events §2', 'events §8'],
  states: ['upcoming', 'past', 'empty-upcoming', 'empty-past', 'load-failed', 'loading'],
};
