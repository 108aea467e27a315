import type { Event } from '@perigee/api';
import { eventLookups, upcomingEvent } from '@perigee/api/fixtures';
import {
  newEventValues,
  storedEventValues,
  type EventFormDraft,
  type EventFormValues,
  type Organiser,
} from '@perigee/domain/events';

/** The time of the stories: hosts choose days from 8 December on. */
export const NOW = new Date('2026-11-24T15:00:00Z');

export const host: Organiser = { admin: false, level: '1' };
export const seasonedHost: Organiser = { admin: false, level: '3' };
export const admin: Organiser = { admin: true, level: null };

export const cardHost = { name: 'Amira Saleh', logo: '/pictures/portraits/019.jpg' };

/** A form that can be submitted. */
export const nineCandles: EventFormValues = {
  ...newEventValues(eventLookups, host, NOW),
  title: 'Nine Candles',
  description:
    'One long table, nine candles, and someone new across from you every six minutes. Supper comes when the rounds are done. Bring an appetite, and one good question.',
  imageData: { id: 981, url: '/pictures/covers/04.jpg' },
  verticalImageData: { id: 982, url: '/pictures/verticals/04.jpg' },
  minAge: 28,
  maxAge: 40,
  categories: [202],
  day: '2026-12-18',
  location: 4,
};

/** A draft of a new event. */
export const draftOf = (values: EventFormValues, user: Organiser = host): EventFormDraft => ({
  base: newEventValues(eventLookups, user, NOW),
  values,
});

/** The event that is updated. */
export const storedEvent: Event = {
  ...upcomingEvent,
  title: 'Rooftop, Second Moon',
  eventVisibility: 'Private',
  ticketPrice: 20,
  tags: {
    ...upcomingEvent.tags,
    category: [{ id: 202, name: 'Supper', description: 'One table, several courses' }],
  },
};

export const storedValues = storedEventValues(storedEvent, eventLookups);
