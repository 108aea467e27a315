import type { Screen } from '../../../screen.ts';

export const eventPage: Screen = {
  id: 'event-detail-page',
  title: 'Event',
  area: 'events',
  routes: ['/events/:event_id'],
  audience: 'anyone',
  source: ['events §2', 'events §4'],
  states: [
    'visitor',
    'not-onboarded-public-info',
    'onboarded-full',
    'from-landing-back-link',
    'series',
    'not-found',
    'generic-error',
    'loading',
  ],
};
