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
      upcoming: 'screens-tickets-my-events--upcoming',
      past: 'screens-tickets-my-events--past',
      'empty-upcoming': 'screens-tickets-my-events--empty-upcoming',
      'empty-past': 'screens-tickets-my-events--empty-past',
      'load-failed': 'screens-tickets-my-events--load-failed',
      loading: 'screens-tickets-my-events--loading',
    },
  },
  {
    id: 'attendee-empty-upcoming',
    title: 'You have no upcoming events',
    audience: 'member',
    source: ['events §2'],
    states: { default: 'screens-tickets-my-events--empty-upcoming' },
  },
  {
    id: 'attendee-empty-past',
    title: 'You have no past events',
    audience: 'member',
    source: ['events §2'],
    states: {
      default: 'screens-tickets-my-events--empty-past',
      past: 'screens-tickets-my-events--empty-past',
    },
  },
  {
    id: 'attendee-event-card',
    title: 'Attended event',
    audience: 'member',
    source: ['events §2'],
    states: {
      'upcoming-far': 'screens-tickets-my-event-card--upcoming-far',
      'within-24h-countdown': 'screens-tickets-my-events--upcoming',
      started: 'screens-tickets-my-events--upcoming',
      'on-the-day': 'screens-tickets-my-event-card--on-the-day',
      past: 'screens-tickets-my-event-card--past',
      cancelled: 'screens-tickets-my-event-card--cancelled',
    },
  },
  {
    id: 'need-more-help-menu',
    title: 'Need more help?',
    audience: 'member',
    source: ['events §2'],
    states: {
      closed: 'screens-tickets-my-event-card--upcoming-far',
      open: 'screens-tickets-need-more-help--open',
    },
  },
  {
    id: 'my-ticket-modal',
    title: 'My Ticket',
    audience: 'member',
    source: ['events §2', 'events §4'],
    alsoCalled: ['QR code', 'check-in'],
    states: { default: 'screens-tickets-my-ticket--default' },
  },
  {
    id: 'ticket-reserved-dialog',
    title: 'Your ticket is reserved',
    audience: 'member',
    source: ['events §2'],
    states: {
      default: 'screens-tickets-ticket-reserved--default',
      'payment-not-confirmed-yet': 'screens-tickets-ticket-reserved--payment-not-confirmed-yet',
    },
  },
  {
    id: 'full-access-dialog',
    title: 'Congratulations, you have full access',
    audience: 'member',
    source: ['member §4', 'events §2'],
    states: { 'opens-after-1s': 'screens-tickets-full-access--opens-after-1-s' },
  },
  {
    id: 'ticket-countdown',
    title: 'Ticket countdown',
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
