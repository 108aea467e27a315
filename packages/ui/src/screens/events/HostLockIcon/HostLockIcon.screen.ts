import type { Screen } from '../../../screen.ts';

export const hostLockIcon: Screen = {
  id: 'host-lock-icon',
  title: 'Lock in the place of the host',
  area: 'events',
  routes: [],
  audience: 'visitor',
  source: ['events §2', 'member §6'],
  states: ['visitor'],
};
