import type { Screen } from '../../../screen.ts';

export const eventCardLargeBanner: Screen = {
  id: 'event-card-large-banner',
  title: 'Event card, large banner',
  area: 'events',
  routes: [],
  audience: 'anyone',
  source: ['events §2'],
  states: ['default', 'long-title-trimmed-40', 'visitor-lock-icon', 'host-logo'],
};
