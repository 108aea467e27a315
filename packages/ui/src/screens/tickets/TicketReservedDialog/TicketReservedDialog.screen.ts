import type { Screen } from '../../../screen.ts';

export const ticketReservedDialog: Screen = {
  id: 'ticket-reserved-dialog',
  title: 'Your ticket is reserved',
  area: 'tickets',
  routes: [],
  audience: 'member',
  source: ['events §2'],
  states: ['default', 'payment-not-confirmed-yet'],
};
