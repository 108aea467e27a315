import type { Screen } from '../../../screen.ts';

export const eventNotFound: Screen = {
  id: 'event-not-found',
  title: 'Event not found',
  area: 'events',
  routes: [],
  audience: 'anyone',
  source: ['events §2'],
  states: ['default'],
};
