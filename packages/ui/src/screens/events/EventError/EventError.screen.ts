import type { Screen } from '../../../screen.ts';

export const eventError: Screen = {
  id: 'event-error',
  title: 'Event could not be shown',
  area: 'events',
  routes: [],
  audience: 'anyone',
  source: ['events §2'],
  states: ['default'],
};
