import type { Screen } from '../../../screen.ts';

export const ticketCountdownScreen: Screen = {
  id: 'ticket-countdown',
  title: 'Ticket countdown',
  area: 'tickets',
  routes: [],
  audience: 'member',
  source: ['events §2', 'events §9'],
  states: ['days', 'hours-minutes-seconds', 'minutes-seconds', 'started-at'],
};
