import type { Screen } from '../../../screen.ts';

export const eventCardSmall: Screen = {
  id: 'event-card-small',
  title: 'Event card, small',
  area: 'events',
  routes: [],
  audience: 'anyone',
  source: ['events §2'],
  states: ['default', 'long-title-trimmed-40', 'visitor-lock-icon', 'host-logo'],
};
