import type { Screen } from '../../../screen.ts';

export const eventReservationPanel: Screen = {
  id: 'event-reservation-panel',
  title: 'Your place',
  area: 'events',
  routes: [],
  audience: 'anyone',
  source: ['events §2', 'events §4'],
  states: [
    'over',
    'cancelled',
    'my-ticket',
    'sold-out',
    'reserve-with-price',
    'free',
    'anonymous-reserve',
    'within-24-hours',
    'chosen-evening',
    'birthdate-missing',
    'unpaid',
    'reserving',
    'approved-on-the-list',
    'failed',
  ],
};
