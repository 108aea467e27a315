import type { Screen } from '../../screen.ts';

/** The screens of the area, with the names in the product's list. */
export const inventory: readonly Screen[] = [
  {
    id: 'attendee-dashboard',
    title: 'ATTENDING',
    routes: ['/tickets'],
    audience: 'member',
    source: ['events §2', 'events §8'],
    alsoCalled: ['my tickets', 'my events'],
    states: {
      upcoming: 'screens-tickets-attendeedashboard--upcoming',
      past: 'screens-tickets-attendeedashboard--past',
      'empty-upcoming': 'screens-tickets-attendeedashboard--empty-upcoming',
      'empty-past': 'screens-tickets-attendeedashboard--empty-past',
      'load-failed': 'screens-tickets-attendeedashboard--load-failed',
      loading: 'screens-tickets-attendeedashboard--loading',
    },
  },
  {
    id: 'attendee-empty-upcoming',
    title: 'You have no upcoming events',
    routes: [],
    audience: 'member',
    source: ['events §2'],
    states: { default: 'screens-tickets-attendeedashboard--empty-upcoming' },
  },
  {
    id: 'attendee-empty-past',
    title: 'You have no past events',
    routes: [],
    audience: 'member',
    source: ['events §2'],
    states: {
      default: 'screens-tickets-attendeedashboard--empty-past',
      past: 'screens-tickets-attendeedashboard--empty-past',
    },
  },
  {
    id: 'attendee-event-card',
    title: 'Attended event',
    routes: [],
    audience: 'member',
    source: ['events §2'],
    states: {
      'upcoming-far': 'screens-tickets-attendeeeventcard--upcoming-far',
      'within-24h-countdown': 'screens-tickets-attendeedashboard--upcoming',
      started: 'screens-tickets-attendeedashboard--upcoming',
      'on-the-day': 'screens-tickets-attendeeeventcard--on-the-day',
      past: 'screens-tickets-attendeeeventcard--past',
      cancelled: 'screens-tickets-attendeeeventcard--cancelled',
    },
  },
  {
    id: 'need-more-help-menu',
    title: 'Need more help?',
    routes: [],
    audience: 'member',
    source: ['events §2'],
    states: {
      closed: 'screens-tickets-attendeeeventcard--upcoming-far',
      open: 'screens-tickets-needmorehelpmenu--open',
    },
  },
  {
    id: 'my-ticket-modal',
    title: 'My Ticket',
    routes: [],
    audience: 'member',
    source: ['events §2', 'events §4'],
    alsoCalled: ['QR code', 'check-in'],
    states: { default: 'screens-tickets-myticketdialog--default' },
  },
  {
    id: 'ticket-reserved-dialog',
    title: 'Your ticket is reserved',
    routes: [],
    audience: 'member',
    source: ['events §2'],
    states: {
      default: 'screens-tickets-ticketreserveddialog--default',
      'payment-not-confirmed-yet':
        'screens-tickets-ticketreserveddialog--payment-not-confirmed-yet',
    },
  },
  {
    id: 'full-access-dialog',
    title: 'Congratulations, you have full access',
    routes: [],
    audience: 'member',
    source: ['member §4', 'events §2'],
    states: { 'opens-after-1s': 'screens-tickets-fullaccessdialog--opens-after-1-s' },
  },
  {
    id: 'ticket-countdown',
    title: 'Ticket countdown',
    routes: [],
    audience: 'member',
    source: ['events §2', 'events §9'],
    states: {
      days: 'components-data-countdown--moments',
      'hours-minutes-seconds': 'components-data-countdown--default',
      'minutes-seconds': 'components-data-countdown--moments',
      'started-at': 'components-data-countdown--moments',
    },
  },
];
