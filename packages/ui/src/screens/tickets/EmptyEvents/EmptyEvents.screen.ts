import type { Screen } from '../../../screen.ts';

export const attendeeEmptyUpcoming: Screen = {
  id: 'attendee-empty-upcoming',
  title: 'You have no upcoming events',
  area: 'tickets',
  routes: [],
  audience: 'member',
  source: ['events §2'],
  states: ['default'],
};

export const attendeeEmptyPast: Screen = {
  id: 'attendee-empty-past',
  title: 'You have no past events',
  area: 'tickets',
  routes: [],
  audience: 'member',
  source: ['events §2'],
  states: ['default', 'past'],
};
