import type { Screen } from '../../../screen.ts';

export const eventDescription: Screen = {
  id: 'event-description',
  title: 'About This Event',
  area: 'events',
  routes: [],
  audience: 'anyone',
  source: ['events §2', 'events §9'],
  states: ['short', 'truncated-300', 'expanded'],
};
