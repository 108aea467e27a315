import type { Screen } from '../../../screen.ts';

export const myTicketDialog: Screen = {
  id: 'my-ticket-modal',
  title: 'My Ticket',
  area: 'tickets',
  routes: [],
  audience: 'member',
  source: ['events §2', 'events §4'],
  states: ['default'],
};
