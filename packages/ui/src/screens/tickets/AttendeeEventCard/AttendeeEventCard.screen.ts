import type { Screen } from '../../../screen.ts';

export const attendeeEventCard: Screen = {
  id: 'attendee-event-card',
  title: 'Attended event',
  area: 'tickets',
  routes: [],
  audience: 'member',
  source: ['events §2'],
  states: ['upcoming-far', 'within-24h-countdown', 'started', 'past', 'cancelled'],
};
