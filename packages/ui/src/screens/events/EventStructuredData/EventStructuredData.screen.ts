import type { Screen } from '../../../screen.ts';

export const eventStructuredData: Screen = {
  id: 'event-structured-data',
  title: 'Structured event data',
  area: 'events',
  routes: [],
  audience: 'anyone',
  source: ['events §2'],
  states: ['emitted', 'private'],
};
