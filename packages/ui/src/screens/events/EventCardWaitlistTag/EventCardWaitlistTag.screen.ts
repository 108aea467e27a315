import type { Screen } from '../../../screen.ts';

export const eventCardWaitlistTag: Screen = {
  id: 'event-card-waitlist-tag',
  title: 'Event card, waitlist tag',
  area: 'events',
  routes: [],
  audience: 'anyone',
  source: ['events §2'],
  states: ['join-waitlist', 'coming-soon'],
};
